import type { Outline, OutlineSection } from '../../../writing/draft.ts';
import type { PlanItem } from '../../../writing/plan/plan-item.ts';

/** A section as a model proposes it: the planned ones that it covers, under its heading. */
export type Proposed = { heading: string; covers: readonly string[] };

type Group = { heading: string; parts: OutlineSection[] };

/**
 * The plan in the proposed order and under the proposed headings, where those are sound. Each
 * planned section comes once: unknown and repeated ids are passed over, and what was forgotten
 * comes after what it follows in the plan, or first where that is the opening. In another language
 * it joins that instead, since its own heading is English. The opening stays in front.
 */
export function mergeOutline(
  plan: Outline,
  proposed: readonly Proposed[],
  isSound: (heading: string) => boolean,
  isEnglish: boolean,
): OutlineSection[] {
  const free = new Map(plan.sections.map((section) => [section.id, section]));
  const take = (id: string): OutlineSection[] => {
    const found = free.get(id);
    free.delete(id);
    return found ? [found] : [];
  };
  const opening = plan.sections
    .filter(({ heading }) => heading === '')
    .flatMap(({ id }) => take(id));
  const groups: Group[] = proposed
    .map(({ heading, covers }) => ({ heading, parts: covers.flatMap(take) }))
    .filter(({ parts }) => parts.length > 0);
  for (const section of free.values()) {
    const before = plan.sections.slice(0, plan.sections.indexOf(section)).reverse();
    const home = before.flatMap((one) => groups.find(({ parts }) => parts.includes(one)) ?? [])[0];
    const alone = { heading: isEnglish ? section.heading : '', parts: [section] };
    if (home && !isEnglish) home.parts.push(section);
    else groups.splice(home ? groups.indexOf(home) + 1 : 0, 0, alone);
  }
  let above: Group | undefined;
  const sections = groups.flatMap((group): OutlineSection[] => {
    const { heading, parts } = group;
    const [first] = parts;
    if (!first) return [];
    const head = headOf(first, plan);
    const isUnder = head !== undefined && above?.parts.includes(head) === true;
    if (!isUnder) above = group;
    const items = parts.flatMap((part): PlanItem[] => [...part.items, { kind: 'break' }]);
    const answers = parts.flatMap((part) => part.answers);
    const planned = isEnglish ? first.heading : '';
    const own = isSound(heading) ? heading : planned;
    return [{ id: first.id, heading: own, level: isUnder ? 3 : 2, items, answers }];
  });
  return [...opening, ...sections];
}

/** The section of level 2 that one of level 3 stands under. */
function headOf(section: OutlineSection, { sections }: Outline): OutlineSection | undefined {
  if (section.level === 2) return undefined;
  return sections.slice(0, sections.indexOf(section)).findLast(({ level }) => level === 2);
}
