import { describe, expect, test } from 'bun:test';
import type { Researcher } from '../../src/providers/researcher/port.ts';
import type { ResearchOutcome, ResearchRequest } from '../../src/writing/research/cloud.ts';
import { cannedCloud, cannedWriter } from '../support/canned-providers.ts';
import type { Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';

const asked = { year: 2025, make: 'toyota', model: 'camry', trim: 'xle' };

function researcherThat(answer: (request: ResearchRequest) => ResearchOutcome) {
  const requests: ResearchRequest[] = [];
  const researcher: Researcher = {
    id: 'scripted',
    async research(request) {
      requests.push(request);
      return answer(request);
    },
  };
  return { researcher, requests };
}

/** The researcher's own spelling of the names. */
function spelled(keyword: string, make: string, model: string): ResearchOutcome {
  const cloud = cannedCloud(keyword);
  return { ok: true, cloud: { ...cloud, entities: { ...cloud.entities, make, model } } };
}

async function makePage(app: Harness, input: object = asked): Promise<Json> {
  const client = await app.client(await app.makeSite());
  const made = await client.post('/model-landing-pages', input);
  expect(made.status).toBe(202);
  await app.drain();
  return (await client.get(`/content/${made.body.data.id}`)).body.data;
}

describe('a model landing page', () => {
  test('answers the questions that research recommends for the model', async () => {
    const writer = cannedWriter();
    const { researcher, requests } = researcherThat(({ keyword }) => {
      return { ok: true, cloud: cannedCloud(keyword) };
    });
    await using app = harness({ overrides: { providers: { researcher, writer } } });
    const page = await makePage(app);
    expect(requests.map(({ keyword }) => keyword)).toEqual(['2025 toyota camry xle']);
    expect(requests[0]?.ideacloudId).toBe(page.id);
    const cloud = cannedCloud('2025 toyota camry xle');
    const recommended = cloud.questions.filter((question) => question.isRecommended);
    const [brief] = writer.briefs;
    expect(brief?.questions.map(({ id }) => id)).toEqual(recommended.map(({ id }) => id));
    expect(brief?.questions.map(({ clusterLabel }) => clusterLabel)).toEqual(['Part 1', 'Part 2']);
    expect(brief?.keyword).toBeNull();
  });

  test('is spelled as research spells the model, also in a title by default', async () => {
    const writer = cannedWriter();
    const { researcher } = researcherThat(({ keyword }) => spelled(keyword, 'Toyota', 'Camry'));
    await using app = harness({ overrides: { providers: { researcher, writer } } });
    const page = await makePage(app);
    expect(page.title).toBe('2025 Toyota Camry xle in Lincoln, NE at Prairie Motors');
    const subject = { year: 2025, make: 'Toyota', model: 'Camry', trim: 'xle' };
    expect(writer.briefs[0]?.subject).toEqual(subject);
  });

  test('keeps its names and asks nothing when research speaks of another model', async () => {
    const writer = cannedWriter();
    const { researcher } = researcherThat(({ keyword }) => spelled(keyword, 'Honda', 'Accord'));
    await using app = harness({ overrides: { providers: { researcher, writer } } });
    const page = await makePage(app);
    expect(page.title).toBe('2025 toyota camry xle in Lincoln, NE at Prairie Motors');
    expect(writer.briefs[0]?.subject).toEqual(asked);
    expect(writer.briefs[0]?.questions).toEqual([]);
  });

  test('keeps the title that it was given', async () => {
    const { researcher } = researcherThat(({ keyword }) => spelled(keyword, 'Toyota', 'Camry'));
    const providers = { researcher, writer: cannedWriter() };
    await using app = harness({ overrides: { providers } });
    expect((await makePage(app, { ...asked, title: '  our camry ' })).title).toBe('our camry');
  });

  test('is written without questions when research finds nothing', async () => {
    const writer = cannedWriter();
    const { researcher } = researcherThat(() => ({ ok: false, reason: 'No words to research.' }));
    await using app = harness({ overrides: { providers: { researcher, writer } } });
    const page = await makePage(app);
    expect(page.status).toBe('complete');
    expect(writer.briefs[0]?.questions).toEqual([]);
    expect(writer.briefs[0]?.subject).toEqual(asked);
  });

  test('tells in its body which questions it was given, and as of when', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const made = await client.post('/model-landing-pages', asked);
    await app.drain();
    const path = `/content/${made.body.data.id}/components/body`;
    const { metadata } = (await client.get(path)).body.data;
    expect(metadata.as_of).toBe('2026-11-16T15:00:00.000Z');
    expect(metadata.generator).toBe('embedded');
    expect(metadata.questions.length).toBeGreaterThanOrEqual(5);
    for (const { id, question } of metadata.questions) {
      expect(id).toMatch(/^q-\d+-\d+$/);
      expect(question).toEndWith('?');
    }
    const known = new Set(metadata.facts.map((fact: Json) => fact.id));
    const used = metadata.paragraphs.flatMap((paragraph: Json) => paragraph.fact_ids);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id: string) => !known.has(id))).toEqual([]);
  });
});
