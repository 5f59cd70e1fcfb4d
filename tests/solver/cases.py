"""Positions of whole games with nine columns that the tests are about."""

from easyharp import parse_position

LOST = (
    parse_position(
        "7D6C5D4S3H2CAD/8dQDJSTD9C8D/7s4sKD/qs4dKDQCJHTS9D8C7D6C/kh9c8h6sKH/qc3d7c4dthQDJCTD/"
        "ts4c2d9skctc7C6D5S4H3S/8h7S6D5S4H3C2H/7h8s5h4cjh3hqs2dQHJCTH9S"
        " 5CKC6HAH5HTCQH6HKSKS9H9D8CJD 8S5C5D6SJD3DJS7H9H 322-A-3A"
    ),
    parse_position(
        "8D7S6H5C4H/KHQSJHTC9H/KSQDJC/5hKS/3h2skh9cTD9C8H/7c5d7d9sqhTS9H8C7H6C5D4S/qs3s6d7s2cts6S5H4S/"
        "3c2s5s2ctc5c6D5S4D/7cth3djs6c9s9dKCQHJSTH"
        " 6H4C8CKC3S2HJCKDQD8D8SAC8S9DKDJD3CJD8HQCJH TD7H4CQC6S7DAH AA4-42A-"
    ),
)
"""Proved lost with every rule switched on."""

LONG = parse_position(
    "TC/9d3H/thkh7H/jd9c2s9H/5d9s6d6sKD/5dkh4d6hjh2D/"
    "qd5c7djh3s3h6D/5h7sad7s7cksth8C/4dasas5hjc2sqdacTS"
    " QC8S4CTD8HACQHTSAD9DQS6H2C2H8HKSQC3D3S8D4H7DAH3D8S8DKC5C9S4S3C6SJS6C9C5S7C2CAHQSKCQH2H4H4CTD6C8CJC5S7H3"
    "CJS9H4STCKDJD2D - --------"
)
"""A start position that takes tens of millions of positions to win."""

HARD = 183_732
"""A deal that takes the winner many tries."""
