import pytest

from easyharp import Deal, Position, SetupError, SetupSyntaxError, format_position, parse_position
from easyharp.rules import Setup
from easyharp.rules.setup import FaultKind

START = format_position(Position.start(Deal(5)))
COLUMNS, STOCK, WASTE, FOUNDATIONS = START.split(" ")


def _with(columns: str = COLUMNS, stock: str = STOCK, waste: str = WASTE, foundations: str = FOUNDATIONS) -> str:
    return f"{columns} {stock} {waste} {foundations}"


def _kinds(text: str) -> list[tuple[str, int]]:
    with pytest.raises(SetupError) as caught:
        parse_position(text)
    return [(fault.kind.value, fault.column) for fault in caught.value.faults]


def test_the_start_of_deal_5() -> None:
    assert START.startswith("JD/7s3D/")
    assert START.endswith(" - --------")
    assert parse_position(START) == Position.start(Deal(5))


def test_the_next_card_to_be_drawn_stands_first_and_the_top_of_the_waste_last() -> None:
    position = parse_position(_with(stock=STOCK[6:], waste=STOCK[:6]))
    start = Position.start(Deal(5))
    assert (position.drawn, position.talon) == (3, start.talon)
    assert position.stock[0].text == STOCK[6:8]
    assert position.waste[-1].text == STOCK[4:6]


def test_the_won_position() -> None:
    text = "-/-/-/-/-/-/-/-/- - - KKKKKKKK"
    assert parse_position(text).is_won
    assert format_position(parse_position(text)) == text


@pytest.mark.parametrize("text", [f" {START}", f"{START}\n", f"\t{START} "])
def test_space_around_a_position_is_forgiven(text: str) -> None:
    assert parse_position(text) == Position.start(Deal(5))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "four fields"),
        ("JD", "four fields"),
        (f"{COLUMNS} {STOCK} {WASTE}", "four fields"),
        (f"{START} -", "four fields"),
        (START.replace(" ", "  ", 1), "four fields"),
        (START.replace(" ", "\t", 1), "four fields"),
        (_with(columns=COLUMNS + "/-"), "nine columns"),
        (_with(columns=COLUMNS.rsplit("/", 1)[0]), "nine columns"),
        (_with(columns=COLUMNS.replace("JD", "", 1)), "column 1"),
        (_with(columns=COLUMNS.replace("JD", "J", 1)), "column 1"),
        (_with(columns=COLUMNS.replace("JD", "JX", 1)), "column 1"),
        (_with(columns=COLUMNS.replace("JD", "jD", 1)), "mixes upper and lower case"),
        (_with(columns=COLUMNS.replace("JD", "Jd", 1)), "mixes upper and lower case"),
        (_with(columns=COLUMNS.replace("JD", "1D", 1)), "is no card"),
        (_with(columns=COLUMNS.replace("JD", "10D", 1)), "column 1"),
        (_with(columns=COLUMNS.replace("JD", "J\u017f", 1)), "column 1"),
        (_with(columns=COLUMNS.replace("7s", "7\u00df", 1)), "column 2"),
        (_with(columns=COLUMNS.replace("7s", "7\u017f", 1)), "column 2"),
        (_with(columns=COLUMNS.replace("kd", "\u212ad", 1)), "column 5"),
        (_with(stock="7\u017f"), "the stock"),
        (_with(columns=COLUMNS.replace("JD", "--", 1)), "column 1"),
        (_with(stock=STOCK[:-1]), "the stock"),
        (_with(stock=STOCK.lower()), "the stock"),
        (_with(stock=STOCK + "XX"), "the stock"),
        (_with(stock=STOCK + "-"), "the stock"),
        (_with(waste="7"), "the waste"),
        (_with(waste="7h"), "the waste"),
        (_with(waste="--"), "the waste"),
        (_with(foundations="-"), "the foundations"),
        (_with(foundations="-" * 9), "the foundations"),
        (_with(foundations="-------1"), "the foundations"),
        (_with(foundations="-------a"), "the foundations"),
        (_with(foundations="-------0"), "the foundations"),
    ],
)
def test_a_text_of_another_form_is_a_syntax_error(text: str, said: str) -> None:
    with pytest.raises(SetupSyntaxError, match=said):
        Setup.parse(text)


@pytest.mark.parametrize("spoil", ["x" * 100_000, "/" * 100_000, "7S" * 100_001 + "x", " " * 3 + "x" * 9999])
def test_a_long_text_gets_a_short_answer(spoil: str) -> None:
    with pytest.raises(SetupSyntaxError) as caught:
        Setup.parse(_with(columns=spoil))
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        (_with(stock=STOCK[2:]), [("card-count", 0)]),
        (_with(waste=STOCK[:2]), [("card-count", 0), ("talon-too-long", 0)]),
        (_with(foundations="A-------"), [("card-count", 0)]),
        (_with(columns=COLUMNS.replace("JD", "-", 1)), [("card-count", 0)]),
        (_with(columns=COLUMNS.replace("JD", "jd", 1)), [("ends-face-down", 1)]),
        (_with(columns=COLUMNS.replace("7s3D", "7S3d", 1)), [("ends-face-down", 2), ("face-down-above-face-up", 2)]),
        (_with(columns=COLUMNS.replace("7s3D", "7S3D", 1)), [("not-a-run", 2)]),
        (
            "JD" + "/-" * 8 + " - - --------",
            [("card-count", 0)],
        ),
    ],
)
def test_a_set_up_that_is_no_position(text: str, kinds: list[tuple[str, int]]) -> None:
    assert _kinds(text) == kinds


def test_the_cards_that_are_missing_or_too_many_are_named() -> None:
    first = STOCK[:2]
    with pytest.raises(SetupError, match=f"here are 103: 1 of {first}$"):
        parse_position(_with(stock=STOCK[2:]))
    with pytest.raises(SetupError, match=f"here are 105: 3 of {first};"):
        parse_position(_with(stock=first + STOCK))


def test_no_column_hides_more_than_eight_and_the_talon_holds_no_more_than_59() -> None:
    kinds = {kind.value for kind in FaultKind}
    found = _kinds("asasasasasasasasas7S/7s/7S6h6S/KSQHJSTD9S8H7C6D5S4H3C2DASAH/-/-/-/-/- " + "2S" * 60 + " - --------")
    assert {kind for kind, _ in found} == kinds
