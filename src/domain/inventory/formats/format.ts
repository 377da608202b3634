import type { VehicleRecord } from '../../../../schema/records/vehicle.ts';
import type { DoubtfulField } from '../../../../schema/tables/vehicle-doubts.ts';
import type { Fields } from './record/fields.ts';

/**
 * One way in which suppliers write their stock down. An entry says how it is recognised and what
 * is special about its columns; reading the syntax and making the record are shared.
 */
export type FeedFormat = {
  id: string;
  /** For people: "HomeNet IOL export (CSV)". */
  name: string;
  /** One sentence on who writes it. */
  about: string;
  syntax: FeedSyntax;
  /** By content alone; file names and media types are never looked at. */
  recognise(sample: FeedSample): boolean;
  /** Columns that mean something else here than in the common synonyms. */
  columns?: ColumnMeanings;
  /** Columns beyond those of the fields that `adjust` looks at. */
  alsoReads?: readonly string[];
  /** What only this format needs before the fields become a record; may refuse the row. */
  adjust?(fields: Fields): { field: string; reason: string } | null;
  examples: { passing: PassingExample[]; failing: FailingExample[] };
};

export type FeedSyntax = 'delimited' | 'xml' | 'json';

/** Field of the record → column names (as `columnName` folds them), best first. */
export type ColumnMeanings = Partial<Record<FieldName, readonly string[]>>;

export type FieldName =
  | 'vin'
  | 'stockNumber'
  | 'fallbackId'
  | 'condition'
  | 'certified'
  | 'status'
  | 'isNew'
  | 'isUsed'
  | 'whereabouts'
  | 'isInTransit'
  | 'isPending'
  | 'isSold'
  | 'year'
  | 'make'
  | 'model'
  | 'trim'
  | 'title'
  | 'bodyStyle'
  | 'drivetrain'
  | 'fuelType'
  | 'transmission'
  | 'engine'
  | 'cylinders'
  | 'displacement'
  | 'doors'
  | 'exteriorColor'
  | 'interiorColor'
  | 'mileage'
  | 'mileageUnit'
  | 'price'
  | 'msrp'
  | 'currency'
  | 'country'
  | 'region'
  | 'address'
  | 'dateInStock'
  | 'daysInStock'
  | 'description'
  | 'features'
  | 'images'
  | 'url';

/** What recognition sees of a file: its first part, taken apart as far as its syntax allows. */
export type FeedSample = {
  syntax: FeedSyntax;
  /** Folded column names, element names or keys of the first record. */
  names: ReadonlySet<string>;
  /** The same by the names that stand in the file. */
  labels: ReadonlyMap<string, string>;
  /** Delimited files only. */
  delimiter: string | null;
  /** XML only: local name of the document element. */
  root: string | null;
};

export type FeedOptions = {
  /** ISO date: anchors the age in days, the range of model years and what counts as new. */
  today: string;
  /** ISO 4217, for prices that name no currency. */
  currency: string;
};

export type FeedProblem = { line: number; vin: string | null; field: string; reason: string };

/**
 * `problems` of an accepted row: fields that were set to null because of what stood in them, or
 * that are doubted; `doubts` names the latter.
 */
export type AcceptedRow = {
  line: number;
  record: VehicleRecord;
  problems: FeedProblem[];
  doubts: DoubtfulField[];
};
export type RejectedRow = { line: number; record: null; problem: FeedProblem };
export type FeedRow = AcceptedRow | RejectedRow;

type PassingExample = { text: string; record: Partial<VehicleRecord> };
/** The row that the text holds is refused for `field`, or the file is not of this format. */
type FailingExample = { text: string; refused: { field: string } | 'unrecognised' };
