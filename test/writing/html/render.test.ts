import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { countWords } from '../../../src/writing/html/count-words.ts';
import { renderBody } from '../../../src/writing/html/render-body.ts';
import { renderPage } from '../../../src/writing/html/render-page.ts';
import { keywordBriefs, landingBrief } from '../../support/brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });

function pageOf(markdown: string, title = 'Title'): string {
  return renderPage({
    title,
    description: 'What "it" is & <is not>',
    language: 'en',
    bodyHtml: renderBody(markdown),
    storeName: 'Smith & Sons <Motors>',
    updated: { date: '2026-05-04', label: 'May 4, 2026' },
  });
}

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap((result) => result.messages.map((message) => message.message));
}

describe('a page', () => {
  test('made from a landing page and from every keyword is clean for html-validate', async () => {
    const briefs = [
      landingBrief('Chevrolet', 'Equinox'),
      landingBrief('Ford', 'F-150'),
      ...Object.values(keywordBriefs).map((make) => make()),
    ];
    for (const brief of briefs) {
      const draft = await writeArticleFor(brief);
      expect(await faultsOf(pageOf(draft.markdown, draft.title))).toEqual([]);
    }
  });

  test('escapes the title, the description and the name of the store', () => {
    const html = pageOf('# A\n\nText.', '</title><script>alert(1)</script>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('Smith &amp; Sons &lt;Motors&gt;');
    expect(html).toContain('content="What &quot;it&quot; is &amp; &lt;is not&gt;"');
  });

  test('in Arabic reads from right to left', () => {
    const parts = { title: 'T', description: '', bodyHtml: '<h1>T</h1>', storeName: 'S' };
    expect(renderPage({ ...parts, language: 'ar' })).toContain('<html lang="ar" dir="rtl">');
  });
});

describe('a body', () => {
  test('turns the line before a table into its caption and gives header cells their scope', () => {
    const html = renderBody(
      '# A\n\nTable: Trims, as of May 4\n\n| Trim | Price |\n|---|---|\n| LT | $1 |',
    );
    expect(html).toContain('<caption>Trims, as of May 4</caption>');
    expect(html).toContain('<th scope="col">Trim</th>');
    expect(html).not.toContain('Table:');
  });

  test('keeps one h1, skips no level and repeats no id', () => {
    const html = renderBody('# A\n\n### B\n\n# C\n\n## D\n\n#### E\n\n## D\n');
    const levels = [...html.matchAll(/<h(\d) id="([^"]+)"/g)];
    expect(levels.map((match) => match[1])).toEqual(['1', '2', '2', '2', '3', '2']);
    expect(new Set(levels.map((match) => match[2])).size).toBe(6);
  });

  test('has a table of contents from four sections on, and none below', () => {
    const long = '# A\n\n## B\n\n## C\n\n## D\n\n## E\n';
    expect(renderBody(long)).toContain('<li><a href="#e">E</a></li>');
    expect(renderBody(long.replace('## E', 'E'))).not.toContain('<nav');
  });

  test('drops scripts, handlers, frames and addresses that run code', () => {
    const html = renderBody(
      '# A\n\n<script>alert(1)</script><img src=x onerror=alert(1)>' +
        '<iframe src="//evil.example"></iframe>\n\n[a](javascript:alert(1)) ' +
        '<a href="https://store.example" onclick="alert(1)">b</a>',
    );
    expect(html).not.toMatch(/script|onerror|onclick|iframe|javascript/i);
    expect(html).toContain('<a href="https://store.example">b</a>');
  });

  test('never lets any text through as a tag that is not allowed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const html = renderBody(`# T\n\n${text}\n\n<svg onload=1><${text}`);
        expect(html).not.toMatch(/<(script|style|svg|iframe|object|img|form|input)\b/i);
        expect(html).not.toMatch(/<[^>]+\son\w+\s*=/i);
      }),
    );
  });
});

test('words are counted as a reader sees them, without addresses and table lines', () => {
  expect(
    countWords('# One two\n\n| a | b |\n| --- | --- |\n| $1 | – |\n\n[link](https://x.y/z)'),
  ).toBe(6);
});
