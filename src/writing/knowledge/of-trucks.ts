import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { isServiceTopic } from '../plan/service-topics.ts';

/** "Your car" and not "the car maker", "a car seat" or "the car wash". */
const aCar = new RegExp(
  String.raw`\b([Yy]our|[Tt]he|[Mm]y|[Aa]|[Tt]hat|[Tt]his) car\b` +
    String.raw`(?!(?:'s)? (?:maker|seat|wash|loan|insurance|batter|cover|care|alarm|audio|` +
    String.raw`company|key|parts?\b|repair|door|rental))`,
  'g',
);

/** What a workshop says of a car, of a truck. */
export function ofTruck(text: string): string {
  return text.replace(aCar, '$1 truck');
}

/** Whether a page on service is about trucks: one was asked for, or nothing else is sold here. */
export function isOnTrucks({ brief }: FactSheet): boolean {
  const { reading, head } = askedSubjectOf(brief) ?? {};
  if (!reading || !head || !isServiceTopic(head.topic)) return false;
  const { bodyStyles, make, model } = reading;
  if (bodyStyles.length > 0) return bodyStyles.every((one) => one === 'truck');
  if (make !== null || model !== null) return false;
  return brief.stock.length > 0 && brief.stock.every((one) => one.bodyStyle === 'truck');
}
