import { TopicError, type TopicPart } from '../topics/topic-lines.ts';

/**
 * A fault that papers anybody can look up speak of: "oil use of the 2.4L four-cylinder", the model
 * years that they name, and the papers ("GM special coverage 14159").
 */
export type CarTrouble = {
  what: string;
  from: number;
  to: number;
  source: string;
  /** Years before, where others lie between: 2016 of a fault of 2016 and 2018 to 2019. */
  before?: readonly { from: number; to: number }[];
};

type Years = { from: number; to: number | null };

const written = /^(.+), (\d{4})(?: to (\d{4}))? \(([^()]+)\)$/;

/** Reads "oil use of the 2.4L, 2010 to 2013 (GM special coverage 14159)". Throws a TopicError. */
export function troubleOf(file: string, part: TopicPart, years: Years, item: string): CarTrouble {
  const [, what = '', first = '', last = first, source = ''] = written.exec(item) ?? [];
  if (what === '') {
    throw new TopicError(file, part.line, `"${item}" is no "fault, years (source)"`);
  }
  const [from, to] = [Number(first), Number(last)];
  if (from < years.from || to < from || to > (years.to ?? Infinity)) {
    throw new TopicError(file, part.line, `"${item}" has years outside ${part.title}`);
  }
  if (/^[A-Z](?![A-Z\d])|^(?:an?|the) /.test(what)) {
    throw new TopicError(file, part.line, `"${what}" begins with a capital or an article`);
  }
  return { what, from, to, source };
}
