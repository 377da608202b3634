import type { BodyStyle } from '../../../../schema/records/vehicle.ts';

/**
 * A make and its models sold in the USA, now or in the last fifteen years or so, by body style.
 * Models are separated by `|`; a trailing `*` marks one that is only sold battery-electric, for
 * which oil, exhaust and fuel questions make no sense, and a trailing `~` one no longer sold new.
 */
export type Make = {
  name: string;
  /** Other ways people write it, normalised. */
  aliases?: readonly string[];
  models: Partial<Record<BodyStyle, string>>;
};
