import type { UnreadColumn } from '../../../schema/tables/imports.ts';
import type { FeedFormat, FieldName } from './formats/format.ts';
import type { RawRow } from './formats/reading/raw-row.ts';
import { columnsOf } from './formats/record/row-reader.ts';
import { synonyms } from './formats/record/synonyms.ts';

/** A file with more is listed only in part; most have fewer than 80 columns in all. */
const maxColumns = 100;
const longestName = 80;
const longestSample = 80;

/** The columns of a file that no field of a vehicle is taken from, each with its first value. */
export class UnreadColumns {
  private readonly seen: Set<string>;
  private readonly unread: UnreadColumn[] = [];

  /** `also` are columns that something else reads, by their folded names. */
  constructor(format: FeedFormat, also: readonly string[] = []) {
    const fields = Object.keys(synonyms) as FieldName[];
    const read = fields.flatMap((field) => columnsOf(format, field));
    this.seen = new Set([...read, ...(format.alsoReads ?? []), ...also]);
  }

  note({ fields, labels }: RawRow): void {
    for (const [name, [value = '']] of fields) {
      if (this.seen.has(name)) continue;
      this.seen.add(name);
      if (this.unread.length >= maxColumns) continue;
      const shown = (labels?.get(name) ?? name).slice(0, longestName);
      const sample = value.slice(0, longestSample * 2).replaceAll(/\s+/g, ' ');
      this.unread.push({ name: shown, sample: sample.slice(0, longestSample) });
    }
  }

  get list(): readonly UnreadColumn[] {
    return this.unread;
  }
}
