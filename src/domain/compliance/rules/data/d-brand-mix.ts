import type { Content } from '../../reading/content.ts';
import type { CheckRule, Found } from '../rule.ts';
import { spansOf } from '../content-text.ts';

const makes = ['Toyota', 'Honda'];

/** Only for brands that the store sells under contract: the rule is theirs. */
export const dBrandMix: CheckRule = {
  id: 'D-BRAND-MIX',
  kind: 'check',
  severity: 'warning',
  isBrandRule: true,
  when: (context) => (context.makes?.length ?? 0) > 1,
  check: (content, context): Found[] => {
    const all = context.makes ?? [];
    const [own, ...more] = all.filter((make) => titleOf(content).includes(make.toLowerCase()));
    if (own === undefined || more.length > 0) return [];
    return all.filter((make) => make !== own).flatMap((make) => offersOf(content, make));
  },
  citation: 'OEM guides: one brand to an advertisement',
  message: 'A page about one brand promotes new vehicles of another.',
  suggestion: 'Give each brand a page of its own.',
  examples: {
    failing: [
      {
        text: '# New Toyota deals\n\nThe new Honda Civic is here at 1.9% APR.',
        format: 'markdown',
        context: { makes },
      },
      {
        text: '<h1>Toyota lease specials</h1><p>New 2026 Honda Pilot: $399 per month.</p>',
        format: 'html',
        context: { makes },
      },
    ],
    passing: [
      {
        text: '# Toyota or Honda\n\nThe new Honda Civic is here at 1.9% APR.',
        format: 'markdown',
        context: { makes },
      },
      {
        text: '# New Toyota deals\n\nA used Honda Civic for $15,900.',
        format: 'markdown',
        context: { makes },
      },
    ],
  },
};

function titleOf({ blocks }: Content): string {
  const title = blocks.find(({ kind }) => kind === 'title' || kind === 'heading');
  return title?.text.toLowerCase() ?? '';
}

function offersOf({ blocks }: Content, make: string): Found[] {
  const words = make.replace(/[^\w -]/g, '.');
  const offer = new RegExp(
    String.raw`\bnew (?:20\d\d )?${words}\b` +
      String.raw`(?:[^.]|\.(?=\d)){0,80}(?:\$\s?\d|\d\s?% APR|\boff MSRP)`,
    'gi',
  );
  return blocks.flatMap((block) => {
    const [span] = spansOf(block, offer);
    return span ? [{ block, span, detail: `It is of ${make}.` }] : [];
  });
}
