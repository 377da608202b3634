import { describe, expect, test } from 'bun:test';
import { eventCategories } from '../../../schema/contracts/content-input.ts';
import { embeddedWriter } from '../../../src/providers/writer/embedded.ts';
import { renderBody } from '../../../src/writing/html/render-body.ts';
import { runsShared } from '../../support/text-measures.ts';
import { WritingFailed } from '../../../src/writing/writing-failed.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';
import { eventBrief } from './briefs-by-type.ts';

describe('the first paragraph of an event', () => {
  test('says what, when by the calendar of the store, and where', async () => {
    const [first] = proseOf(await writeArticleFor(eventBrief()));
    expect(first).toContain('Spring Truck Days');
    expect(first).toContain('Friday, May 8 to Sunday, May 10, 2026');
    expect(first).toContain('at our showroom on Haines Road');
    expect(first).toMatch(/Friday.*9 a\.m\..*Sunday at 5 p\.m\./);
  });

  test('goes by the time zone of the store, not by UTC', async () => {
    const late = { startDate: '2026-05-09T02:00:00.000Z', endDate: '2026-05-09T04:00:00.000Z' };
    const [first] = proseOf(await writeArticleFor(eventBrief(late)));
    expect(first).toContain('Friday, May 8, 2026');
    expect(first).toMatch(/between 9 p\.m\. and 11 p\.m\.|from 9 p\.m\. to 11 p\.m\./i);
  });

  test('names the whole day where the client gave no hour', async () => {
    const days = { startDate: '2026-05-08', endDate: '2026-05-08' };
    const { markdown } = await writeArticleFor(eventBrief(days));
    expect(markdown).toContain('Friday, May 8, 2026');
    expect(markdown).not.toMatch(/\d [ap]\.m\./);
    expect(markdown).toMatch(/hours/);
  });
});

describe('an event', () => {
  test.each([
    ['2026-05-04T12:00:00.000Z', /join us|coming up|save the dates|come see us/i],
    ['2026-05-09T17:00:00.000Z', /going on now|under way|you can still make/i],
    ['2026-05-12T17:00:00.000Z', /wrapped up|ended|came to a close/i],
  ])('is told of as it stands on %s', async (now, told) => {
    const draft = await writeArticleFor(eventBrief({}, { now }));
    expect(proseOf(draft)[0]).toMatch(told);
    const isOver = now > '2026-05-11';
    expect(draft.outline.sections.some(({ id }) => id === 'works')).toBe(!isOver);
  });

  test('has its days in the title, where there is room', async () => {
    const { title } = await writeArticleFor(eventBrief());
    expect(title).toBe('Spring Truck Days at Lakeside Motors, May 8–10');
    const name = 'The Great Northern Anniversary Truck and Trailer Days';
    expect((await writeArticleFor(eventBrief({ name }))).title).toBe(`${name} at Lakeside Motors`);
  });

  test("carries the client's words as they are, harmless on the page", async () => {
    const description = 'Bring <b>3 friends</b> & win *nothing*.';
    const { markdown } = await writeArticleFor(eventBrief({ description }));
    const html = renderBody(markdown);
    expect(html).toContain('Bring &lt;b&gt;3 friends&lt;/b&gt; &amp; win *nothing*.');
  });

  test('shows vehicles of the kind that it is about, each with the price of its row', async () => {
    const brief = eventBrief();
    const { paragraphs } = await writeArticleFor(brief);
    const table = paragraphs.find(({ kind }) => kind === 'table')?.text ?? '';
    const rows = table.split('\n').slice(4);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const row of rows) {
      const car = brief.stock.find(({ stockNumber }) => row.includes(`[${stockNumber}]`));
      expect(car?.bodyStyle).toBe('truck');
      expect(row).toContain(`$${Math.round((car?.priceCents ?? 0) / 100).toLocaleString('en-US')}`);
    }
  });

  test.each([...eventCategories])(
    'of the category %s states no offer of its own',
    async (category) => {
      const draft = await writeArticleFor(eventBrief({ category, name: 'Open Days' }));
      expect(draft.markdown).not.toMatch(
        /\d ?%|\bAPR\b|(?<!feel )\bfree\b|\bprize|\bwin\b|guarantee|lowest/i,
      );
      const priced = draft.paragraphs.filter(({ text }) => text.includes('$'));
      for (const { factIds } of priced) {
        expect(factIds.some((id) => /^row\.|\.price\./.test(id))).toBe(true);
      }
      expect(draft.wordCount).toBeWithin(150, 720);
    },
  );

  test('reads differently from one category to the next', async () => {
    const drafts = await Promise.all(
      eventCategories.map((category) =>
        writeArticleFor(eventBrief({ category, name: 'Open Days' })),
      ),
    );
    const texts = drafts.map(({ markdown }) => markdown);
    const shares = texts.flatMap((one, at) => {
      return texts.slice(0, at).map((two) => runsShared(one, two, 8));
    });
    expect(Math.max(...shares)).toBeLessThan(0.5);
    const service = drafts[eventCategories.indexOf('Service Special')];
    expect(service?.markdown).not.toContain('Table:');
  });

  test('needs an event in its brief', async () => {
    const { signal } = new AbortController();
    const nothing = eventBrief({}, { event: null });
    await expect(embeddedWriter.outline(nothing, signal)).rejects.toThrow(WritingFailed);
  });
});

test('the food trucks of an event are not for sale', async () => {
  const event = { name: 'Open House', description: 'Food trucks from noon.' };
  const { markdown } = await writeArticleFor(eventBrief(event));
  expect(markdown).not.toMatch(/\b\d+ (new |used )?trucks\b/);
});

test('an event of a month tells no first and last hour', async () => {
  const event = { endDate: '2026-06-08T22:00:00.000Z' };
  const [first] = proseOf(await writeArticleFor(eventBrief(event)));
  expect(first).not.toMatch(/a\.m\.|p\.m\./);
});

test('names the store and its town where the place is its own street', async () => {
  const [first] = proseOf(await writeArticleFor(eventBrief({ location: '4100 Haines Road' })));
  expect(first).toContain('at Lakeside Motors, 4100 Haines Road in Duluth');
});

test('the price note stands once', async () => {
  const { markdown } = await writeArticleFor(eventBrief());
  expect(markdown.match(/government fees/g)).toHaveLength(1);
});

describe('a sale in Texas that would end on a Sunday', () => {
  const texas = { store: { ...eventBrief().store, state: 'TX' } };

  test('invites to the Saturday alone, and says why', async () => {
    const { title, markdown } = await writeArticleFor(eventBrief({}, texas));
    expect(title).toContain('May 8–9');
    expect(markdown).toContain('Friday, May 8 to Saturday, May 9, 2026');
    expect(markdown).toMatch(/Texas (?:law|dealer)/);
    expect(markdown).toContain('Tex. Transp. Code § 728.002');
    expect(markdown).not.toMatch(/Sunday at|to Sunday, May 10, 2026,? at/);
  });

  test('is told as it is where nothing is sold', async () => {
    const { title } = await writeArticleFor(eventBrief({ name: 'Toy Drive' }, texas));
    expect(title).toContain('May 8–10');
  });
});
