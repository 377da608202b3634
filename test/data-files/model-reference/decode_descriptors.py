"""Writes samples.jsonl and leaves what make-model-reference.ts needs.

    pip install ultravin==3.0.2 pyarrow duckdb
    cd "$(mktemp -d)" && python .../decode_descriptors.py samples.jsonl

The folder has to be empty: intermediate tables are written to it and read back by a pattern.
ultravin (MIT) carries the whole of NHTSA's vPIC tables, which are works of the U.S. government. Its
seeds meet every pattern; from the characters that they use at each place of a maker's and model's
VINs all descriptors are made, decoded in every model year, and kept where the decoder finds no
fault. Of the descriptors that say the same one is written out, with the keys of its patterns.
"""

import itertools
import json
import random
import sys
from collections import Counter

import duckdb
import pyarrow as pa
import ultravin

CODES = "ABCDEFGHJKLMNPRSTVWXY123456789"
KINDS = ("PASSENGER CAR", "TRUCK", "MULTIPURPOSE PASSENGER VEHICLE (MPV)", "BUS")
FIRST, LAST, MOST, BATCH = 1984, 2027, 40_000, 20_000_000
CLEAN, OPEN = ("0", "1"), ("14", "1,14")
# Elements of which each combination is sampled, by their numbers in vPIC.
GROUPS = [
    [13, 9, 64, 135, 24, 66, 126, 71, 125],
    [38, 109, 34, 110],
    [15],
    [5, 14, 4, 3],
    [25, 190],
    [33, 61],
    [37, 63],
    [38, 34, 13, 24, 126, 66, 15],
    [59, 134],
]
KEPT = set(itertools.chain(*GROUPS)) | {28, 26, 10, 18, 36, 39, 81, 87, 88, 101, 102, 103, 104, 111}
KEPT |= {112, 54, 129, 136, 139, 171, 183}


def code(year):
    return CODES[(year - 1980) % 30]


def decode(vins, years, columns, target):
    table = pa.table({"vin": vins, "year": pa.array(years, pa.int64())})
    stream = ultravin.decode_stream(
        table, vin_column="vin", year_column="year", columns=columns, column_names="id"
    )
    stream.to_parquet(target)


def descriptors(places):
    count = 1
    for one in places:
        count *= len(one)
    lists = [sorted(one) for one in places]
    if count <= MOST:
        return ["".join(one) for one in itertools.product(*lists)]
    return sorted({"".join(random.choice(one) for one in lists) for _ in range(MOST)})


def main(target):
    random.seed(1)
    db = duckdb.connect()
    seeds = ultravin.seeded()
    stream = ultravin.decode_stream(
        pa.table({"vin": seeds}), vin_column="vin", columns=[26, 28, 39, 143], column_names="id"
    )
    stream.to_parquet("seeds.parquet")
    groups, plants, own, tails, spans = {}, {}, {}, {}, {}
    for vin, year, make, model, kind, fault in db.sql(
        "select vin, decoded_model_year, upper(attr_26), attr_28, attr_39, attr_143"
        " from 'seeds.parquet' order by vin"
    ).fetchall():
        if kind not in KINDS or model is None or year is None or year < FIRST:
            continue
        maker, key = vin[:3], (vin[:3], year, make, model)
        places = groups.setdefault(key, [set() for _ in range(5)])
        for at in range(5):
            places[at].add(vin[3 + at])
        tails.setdefault(maker, vin[11:17])
        low, high = spans.get(maker, (year, year))
        spans[maker] = (min(low, year), max(high, year))
        if fault == "0":
            for counts, name in ((plants, (maker, year)), (plants, maker), (own, key)):
                counts.setdefault(name, Counter())[vin[10]] += 1

    def plants_of(maker, year, key=None):
        if key in own:
            return [one for one, _ in own[key].most_common(2)]
        found = plants.get((maker, year)) or plants.get(maker) or Counter("A")
        return [one for one, _ in found.most_common(5)]

    vins, years = [], []
    for key, places in groups.items():
        maker, year = key[0], key[1]
        for one in descriptors(places):
            for plant in plants_of(maker, year, key):
                vins.append(f"{maker}{one}0{code(year)}{plant}{tails[maker]}")
                years.append(year)
    decode(vins, years, [28, 143], "descriptors.parquet")
    sound = db.sql(
        "select substr(vin, 1, 8), mode(substr(vin, 11, 1)) from 'descriptors.parquet'"
        f" where attr_143 in {CLEAN + OPEN} and attr_28 is not null and decoded_model_year = year"
        " group by 1 order by 1"
    ).fetchall()
    vins, years = [], []
    for start, plant in sound:
        maker = start[:3]
        low, high = spans[maker]
        for year in range(max(FIRST, low - 6), min(LAST, high + 6) + 1):
            for one in sorted({plant, *plants_of(maker, year)[:3]}):
                vins.append(f"{start}0{code(year)}{one}{tails[maker]}")
                years.append(year)
    for at in range(0, len(vins), BATCH):
        part = slice(at, at + BATCH)
        decode(vins[part], years[part], [28, 143], f"years_{at // BATCH}.parquet")
    db.execute(
        "create table clean as select min(vin) vin, year from 'years_*.parquet'"
        f" where attr_143 in {CLEAN} and decoded_model_year = year and attr_28 is not null"
        " group by substr(vin, 1, 8), year"
    )
    # Where nothing of a maker's model year is without fault, what leaves characters open will do.
    db.execute(
        "insert into clean select min(vin), year from 'years_*.parquet' s"
        f" where attr_143 in {OPEN} and decoded_model_year = year and attr_28 is not null"
        " and not exists (select 1 from (select distinct attr_28 m, year y, substr(vin, 1, 3) w"
        f" from 'years_*.parquet' where attr_143 in {CLEAN} and decoded_model_year = year) k"
        " where k.m = s.attr_28 and k.y = s.year and k.w = substr(s.vin, 1, 3))"
        " group by substr(vin, 1, 8), year"
    )
    rows = db.sql("select vin, year from clean order by vin, year").fetchall()
    wanted = sorted({26, 28, *itertools.chain(*GROUPS)})
    decode([vin for vin, _ in rows], [year for _, year in rows], wanted, "clean.parquet")
    samples = {}
    for group in GROUPS:
        columns = ", ".join(f"attr_{one}" for one in group)
        for found in db.sql(
            "select min(vin), year from 'clean.parquet'"
            f" group by upper(attr_26), attr_28, year, substr(vin, 1, 3), {columns} order by 1, 2"
        ).fetchall():
            samples[found] = True
    write(sorted(samples), target)


def write(samples, target, batch=5000):
    with open(target, "w") as out:
        for at in range(0, len(samples), batch):
            part = samples[at : at + batch]
            vins, years = [vin for vin, _ in part], [year for _, year in part]
            decoded = json.loads(ultravin.decode_batch_json(vins, years=years, full=True))
            for one, vin, year in zip(decoded, vins, years):
                line = {"v": vin, "y": year}
                for found in one["elements"]:
                    if found["element_id"] in KEPT and found["value"]:
                        keys, schema = found.get("keys") or "", found.get("vin_schema_id")
                        line[found["element_id"]] = [found["value"], found["source"], keys, schema]
                out.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
