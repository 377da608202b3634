import { expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import { renderBody } from '../../../src/writing/html/render-body.ts';
import { landingBrief } from '../../support/brief.ts';
import { newYear } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';
import { comparisonBrief, eventBrief, side } from './briefs-by-type.ts';

const model = 'Camry *GT* <i>x</i> [y](https://evil.example)';

/** The fixture lot with a feed's idea of a joke in place of one model's name. */
function renamed(brief: Brief): Brief {
  const stock = brief.stock.map((car) => (car.model === 'Camry' ? { ...car, model } : car));
  return { ...brief, stock };
}

test.each([
  ['modellanding', renamed(landingBrief('Toyota', model, { questions: [] }))],
  [
    'comparison',
    renamed(comparisonBrief({ vehicles: [side('Toyota', model), side('Ford', 'F-150', 2023)] })),
  ],
  ['salesevent', renamed(eventBrief({ name: 'Sedan Days *now*', location: '<b>here</b>' }))],
])('names from feeds and clients are letters on the page: %s', async (_type, brief) => {
  const { markdown } = await writeArticleFor(brief);
  const html = renderBody(markdown);
  expect(html).not.toMatch(/<(i|b|em|strong)>|href="https:\/\/evil/);
  if (brief.articleType !== 'salesevent') {
    expect(html).toContain('Camry *GT* &lt;i&gt;x&lt;/i&gt;');
    expect(html).toContain(String(newYear));
  }
});
