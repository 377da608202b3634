import { describe, expect, test } from 'bun:test';
import { approveArticle } from '../../src/domain/content/approval/approve.ts';
import { overrideApproval } from '../../src/domain/content/approval/override.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { publishArticle } from '../../src/domain/content/publication/publish.ts';
import { scheduleArticle } from '../../src/domain/content/publication/schedule.ts';
import { unpublishArticle } from '../../src/domain/content/publication/unpublish.ts';
import { findVersion, listVersions } from '../../src/domain/content/publication/versions-store.ts';
import { hour } from '../../src/lib/clock.ts';
import { cannedDraft } from '../support/canned-providers.ts';
import { approve, askForNoApproval, openDesk, refusal } from '../support/publication.ts';
import { by } from '../support/acting.ts';

const written = cannedDraft('All about snow tires').markdown;

describe('publication', () => {
  test('needs an approval, and is told', async () => {
    await using desk = await openDesk();
    const { ctx, deed, client } = desk;
    expect(await refusal('conflict', publishArticle(ctx, ...by(deed)))).toContain('not approved');
    await submitArticle(ctx, ...by(deed));
    expect(await refusal('conflict', publishArticle(ctx, ...by(deed)))).toContain('submitted');
    await approveArticle(ctx, ...by(deed));
    await publishArticle(ctx, ...by({ ...deed, by: 'Mia' }));
    const { posting_status, approval_status } = await desk.read();
    expect([posting_status, approval_status]).toEqual(['published', 'approved']);
    expect(desk.told().at(-1)).toEqual(['content.published', { posting_status: 'published' }]);
    expect((await desk.history()).at(-1)).toBe('publish draft>published Mia');
    expect((await client.get('/content?posting_status=published')).body.data).toHaveLength(1);
    expect(await refusal('conflict', publishArticle(ctx, ...by(deed)))).toContain('already');
  });

  test('an override stands for an approval, and some sites ask for neither', async () => {
    await using first = await openDesk();
    await overrideApproval(first.ctx, ...by({ ...first.deed, reason: 'The fair is today.' }));
    await publishArticle(first.ctx, ...by(first.deed));
    expect((await first.read()).posting_status).toBe('published');
    await using second = await openDesk();
    await askForNoApproval(second);
    await publishArticle(second.ctx, ...by(second.deed));
    expect((await second.read()).posting_status).toBe('published');
  });

  test('is taken back to a draft, which keeps its approval, and can come again', async () => {
    await using desk = await openDesk();
    const { ctx, deed } = desk;
    expect(await refusal('conflict', unpublishArticle(ctx, ...by(deed)))).toContain('draft');
    await approve(desk);
    await publishArticle(ctx, ...by(deed));
    await unpublishArticle(ctx, ...by(deed));
    const { posting_status, approval_status } = await desk.read();
    expect([posting_status, approval_status]).toEqual(['draft', 'approved']);
    await publishArticle(ctx, ...by(deed));
    expect(desk.told().slice(-3)).toEqual([
      ['content.published', { posting_status: 'published' }],
      ['content.unpublished', { posting_status: 'draft' }],
      ['content.published', { posting_status: 'published' }],
    ]);
  });

  test('can be set for a later time, moved, and called off', async () => {
    await using desk = await openDesk();
    const { ctx, deed, app } = desk;
    const atMs = app.clock.now() + hour;
    expect(await refusal('conflict', scheduleArticle(ctx, ...by({ ...deed, atMs })))).toContain(
      'approved',
    );
    await approve(desk);
    const now = { ...deed, atMs: app.clock.now() };
    expect(await refusal('validation_error', scheduleArticle(ctx, ...by(now)))).toContain('future');
    await scheduleArticle(ctx, ...by({ ...deed, atMs }));
    await scheduleArticle(ctx, ...by({ ...deed, atMs: atMs + hour }));
    const [row] = (await desk.client.get('/content/published')).body.data;
    expect([row.status, row.published_at]).toEqual(['scheduled', null]);
    expect(Date.parse(row.date)).toBe(atMs + hour);
    await unpublishArticle(ctx, ...by(deed));
    expect((await desk.read()).posting_status).toBe('draft');
    expect(desk.told().slice(-3)).toEqual([
      ['content.scheduled', { posting_status: 'scheduled' }],
      ['content.scheduled', { posting_status: 'scheduled' }],
      ['content.unpublished', { posting_status: 'draft' }],
    ]);
    app.clock.advance(3 * hour);
    expect((await app.run('publish-scheduled')).counts).toEqual({ published: 0, held: 0 });
    await publishArticle(ctx, ...by(deed));
    const late = { ...deed, atMs: app.clock.now() + hour };
    expect(await refusal('conflict', scheduleArticle(ctx, ...by(late)))).toContain('unpublish');
  });

  test('of two people at once one publishes', async () => {
    await using desk = await openDesk();
    await approve(desk);
    const both = await Promise.allSettled([
      publishArticle(desk.ctx, ...by(desk.deed)),
      publishArticle(desk.ctx, ...by({ ...desk.deed, by: 'Mia' })),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(desk.told().filter(([type]) => type === 'content.published')).toHaveLength(1);
  });
});

describe('an edit', () => {
  test('keeps the old text as a version, and undoes the approval', async () => {
    await using desk = await openDesk();
    const { ctx, deed, client, site } = desk;
    await approve(desk);
    const markdown = '# Winter tires\r\n\r\nMeasure the tread before the snow comes.\r\n\r\n';
    await editBody(ctx, ...by({ ...deed, markdown }));
    const { approval_status, title } = await desk.read();
    expect([approval_status, title]).toEqual(['none', 'Winter tires']);
    const body = (await client.get(`/content/${deed.articleId}/components/body`)).body.data;
    expect(body.content).toBe('# Winter tires\n\nMeasure the tread before the snow comes.\n');
    expect(body.metadata).toMatchObject({ generator: 'canned', word_count: 9, paragraphs: [] });
    const versions = await listVersions(ctx.reader, site.id, deed.articleId);
    expect(versions.map(({ version, title: of, madeBy }) => [version, of, madeBy])).toEqual([
      [1, 'All about snow tires', null],
      [2, 'Winter tires', 'Ana'],
    ]);
    expect((await findVersion(ctx.reader, site.id, deed.articleId, 1))?.content).toBe(written);
    expect((await desk.history()).at(-1)).toBe('edit approved>none Ana');
    expect(await refusal('conflict', publishArticle(ctx, ...by(deed)))).toContain('not approved');
  });

  test('undoes an override as well, and leaves what is not decided as it is', async () => {
    await using desk = await openDesk();
    const { ctx, deed } = desk;
    await submitArticle(ctx, ...by(deed));
    await editBody(ctx, ...by({ ...deed, markdown: 'First.' }));
    expect((await desk.read()).approval_status).toBe('submitted');
    await overrideApproval(ctx, ...by({ ...deed, reason: 'Now.' }));
    await editBody(ctx, ...by({ ...deed, markdown: 'Second.' }));
    expect((await desk.read()).approval_status).toBe('none');
    expect((await desk.read()).title).toBe('All about snow tires');
  });

  test('with the same text changes nothing', async () => {
    await using desk = await openDesk();
    await approve(desk);
    const before = await desk.read();
    await editBody(desk.ctx, ...by({ ...desk.deed, markdown: written }));
    expect(await desk.read()).toEqual(before);
    expect((await desk.history()).at(-1)).toStartWith('approve ');
  });

  test('keeps what is known of the paragraphs that are left', async () => {
    await using desk = await openDesk();
    await editBody(desk.ctx, ...by({ ...desk.deed, markdown: `${written}\nCome and see us.\n` }));
    const path = `/content/${desk.deed.articleId}/components/body`;
    const { metadata } = (await desk.client.get(path)).body.data;
    expect(metadata.paragraphs).toMatchObject([{ section_id: 's0', fact_ids: ['f1'] }]);
  });

  test('takes its title from the heading that it begins with, and from no other line', async () => {
    await using desk = await openDesk();
    const titles: Record<string, string> = {
      '# *Oil*, [asked](https://example.com) ##\n\nText.': 'Oil, asked',
      'Text.\n\n```\n# make it\n```': 'Oil, asked',
      '## Parts': 'Oil, asked',
      '# Only this': 'Only this',
    };
    for (const [markdown, title] of Object.entries(titles)) {
      await editBody(desk.ctx, ...by({ ...desk.deed, markdown }));
      expect((await desk.read()).title).toBe(title);
    }
  });

  test('is refused when it is empty', async () => {
    await using desk = await openDesk();
    const edit = editBody(desk.ctx, ...by({ ...desk.deed, markdown: ' \r\n ' }));
    expect(await refusal('validation_error', edit)).toContain('body');
  });

  test('and every decision, is refused when somebody has changed the text meanwhile', async () => {
    await using desk = await openDesk();
    const { ctx, deed } = desk;
    await submitArticle(ctx, ...by({ ...deed, version: 1 }));
    const both = await Promise.allSettled([
      editBody(ctx, ...by({ ...deed, markdown: 'Ours.', version: 1 })),
      editBody(ctx, ...by({ ...deed, markdown: 'Theirs.', version: 1 })),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const approval = approveArticle(ctx, ...by({ ...deed, version: 1 }));
    expect(await refusal('conflict', approval)).toContain('version 2');
    expect((await desk.read()).approval_status).toBe('submitted');
    await approveArticle(ctx, ...by({ ...deed, version: 2 }));
  });

  test('of a published article reaches readers when it is published too', async () => {
    await using desk = await openDesk();
    const { ctx, deed, client, app } = desk;
    await approve(desk);
    await publishArticle(ctx, ...by(deed));
    const read = async () =>
      (await client.get(`/content/${deed.articleId}/publish-data`)).body.data;
    const before = await read();
    app.clock.advance(hour);
    await editBody(ctx, ...by({ ...deed, markdown: '# Tires, once more\n\nAsk us.' }));
    const { updated_at: _then, ...same } = before;
    expect(await read()).toMatchObject(same);
    expect((await client.get('/content/published')).body.data[0].title).toBe(before.title);
    expect((await desk.read()).posting_status).toBe('published');
    expect(await refusal('conflict', publishArticle(ctx, ...by(deed)))).toContain('not approved');
    await approve(desk);
    await publishArticle(ctx, ...by(deed));
    const after = await read();
    expect([after.title, after.slug]).toEqual(['Tires, once more', before.slug]);
    expect(after.published_at).toBe(before.published_at);
    expect(after.markdown).toContain('Ask us.');
  });

  test('of a published article is seen at once where no approval is asked for', async () => {
    await using desk = await openDesk();
    const { ctx, deed, client } = desk;
    await askForNoApproval(desk);
    await publishArticle(ctx, ...by(deed));
    await editBody(ctx, ...by({ ...deed, markdown: 'Ask us.' }));
    const { data } = (await client.get(`/content/${deed.articleId}/publish-data`)).body;
    expect(data.markdown).toBe('Ask us.\n');
    expect(desk.told().map(([type]) => type)).toEqual(['content.published', 'content.published']);
  });
});
