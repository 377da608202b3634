import { expect, test } from 'bun:test';
import { library } from '../../../src/writing/topics/library.ts';
import { fixtureBrief } from '../../support/brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const form = 'How long do snow tires last?';

test('a question from a known form is answered first of all below its heading', async () => {
  const brief = fixtureBrief({
    keyword: 'snow tires',
    contentIntent: 'fixed_ops',
    questions: [
      { id: 'a', question: form, topic: 'winter-tires', clusterLabel: null, form },
      { id: 'b', question: 'Is it worth it?', topic: 'tires', clusterLabel: null, form: null },
    ],
  });
  const { markdown } = await writeArticleFor(brief);
  const [, below] = markdown.split('How long snow tires last\n\n');
  const first = library().answers.get(form)?.[0]?.wordings ?? [];
  expect(first.some((wording) => below?.startsWith(wording.slice(0, -1)))).toBe(true);
});
