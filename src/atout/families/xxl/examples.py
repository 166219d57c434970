"""The examples of the XXL rulebook and of our rulings, as little games."""

from __future__ import annotations

from atout.families.examples import Example

EXAMPLES = (
    Example(
        "x1",
        "xxl-up-and-down",
        section="examples",
        options={"players": 3},
        seed=1,
        deal={"dealer": 2, "hands": ["4Y/8R 1R/7B", "", ""], "display": "0R/7Y 4B/7Y"},
        moves="1R/7B@R>A",
        says=(0, 1),
    ),
    Example(
        "x2",
        "xxl-up-and-down",
        section="examples",
        options={"players": 3},
        seed=1,
        deal={"dealer": 2, "hands": ["3B/6Y", "", ""], "display": "0R/7Y 4B/7Y"},
        moves="3B/6Y@Y>A 5Y/10G@Y>A 5R/9G@G>A",
        says=(0, 1),
    ),
    Example(
        "x3",
        "xxl-up-and-down",
        section="examples",
        options={"players": 3},
        seed=1,
        deal={"dealer": 2, "hands": ["9Y/10R", "", ""], "display": "0Y/10B 2Y/9R"},
        moves="9Y/10R@R>B",
        says=(0, 1),
    ),
    Example(
        "x3-zero",
        "xxl-up-and-down",
        section="examples",
        options={"players": 3},
        seed=1,
        deal={"dealer": 2, "hands": ["0R/7Y", "", ""], "display": "1R/7B 2Y/9R"},
        moves="0R/7Y@R>A",
        says=(0, 1),
    ),
    Example(
        "x4",
        "xxl-lower",
        section="examples",
        options={"players": 3},
        seed=6,
        deal={"dealer": 2, "hands": ["0G/2R 1G/8B 5R/8Y", "", ""], "display": "0G/6R"},
        moves="0G/2R",
        says=(0, 1),
    ),
    Example(
        "x5",
        "xxl-lower",
        section="examples",
        options={"players": 3},
        seed=1,
        deal={"dealer": 2, "hands": ["0G/2R", "1R/7B 0G/9Y", "0R/1Y"], "display": "0G/6R"},
        moves="0G/2R 1R/7B 0R/1Y",
        says=(1, 2),
    ),
    Example(
        "x10",
        "xxl-refuse",
        section="examples",
        options={"players": 3},
        seed=1,
        deal={"dealer": 2, "hands": ["0R/7Y", "4B/7Y", ""]},
        moves="0R/7Y@Y 4B/7Y 3Y/7G",
        says=(0, 2),
    ),
    Example(
        "x6",
        "xxl-runs",
        section="examples",
        options={"players": 2},
        seed=2,
        deal={"dealer": 1, "hands": ["2B/6G 3Y/7G 0B/4R 5R/8Y", ""], "display": "0Y/8G 1G/2R"},
        moves="run:2B/6G+3Y/7G+0Y/8G@G swap:0B/4R>1G/2R",
        says=(0, 1, 2),
    ),
    Example(
        "x7",
        "xxl-one-by-one",
        section="examples",
        options={"players": 2},
        deal={"dealer": 1, "hands": ["9Y/10R 4Y/8R 6R/8Y 6B/10Y 2Y/10R 5R/9G", "4G/9R 5G/7R"]},
        moves="9Y/10R@R 4G/9R@R 4Y/8R@R 5G/7R@R 6R/8Y@R",
        says=(4, 5),
    ),
    Example(
        "x8",
        "xxl-fix-the-colour",
        section="examples",
        options={"players": 4},
        seed=4,
        deal={"dealer": 3, "hands": ["1G/2R", "2G/5B", "", ""]},
        moves="1G/2R 2G/5B 1Y/10G 4Y/5G",
        says=(0, 1, 2),
    ),
    Example(
        "x9",
        "xxl-fix-the-colour",
        section="examples",
        options={"players": 3},
        seed=1,
        deal={"dealer": 2, "hands": ["1G/2R", "3R/5G", "4G/9R"]},
        moves="1G/2R 3R/5G 4G/9R",
        says=(0, 2, 3),
    ),
    Example(
        "x11",
        "xxl",
        section="places",
        options={"players": 4, "parts": ["xxl-lower", "xxl-runs"]},
        seed=70,
        deal={"dealer": 3},
        moves=(
            "0B/4R 3R/4B 2R/7B 0B/5Y 0Y/10B draw pass 1G/5B draw draw 0G/6R draw 5R/9G draw pass 2G/5B 0G/9Y "
            "6Y/9B 5Y/10G 2Y/9R 5G/7R 1G/2R 0G/2R draw draw draw pass draw draw draw 0R/1Y draw 0Y/8G 4Y/5G "
            "1Y/10G draw 5R/6G 1G/8B draw 1R/7B draw 0R/7Y draw 0Y/3G draw 2G/3Y draw draw draw 2Y/10R 4Y/8R "
            "1B/3Y draw draw draw draw draw draw draw pass draw draw draw 1Y/6B 2G/4B pass 3B/9R 2B/6G 1B/9G "
            "7Y/8G 1R/4G pass 3G/10B 7R/9B 4R/6B 3B/8G pass 3R/5G pass 4G/9R 6R/8Y 6Y/7B pass 3Y/7G"
        ),
        says=(82, 84),
    ),
)
