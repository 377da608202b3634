import { expect, test } from 'bun:test';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { openAssets } from '../../src/dashboard/assets/index.ts';
import { setAssetPaths } from '../../src/dashboard/assets/paths.ts';
import { BarChart } from '../../src/dashboard/charts/bar-chart.tsx';
import { LineChart } from '../../src/dashboard/charts/line-chart.tsx';
import { Sparkline } from '../../src/dashboard/charts/sparkline.tsx';
import { CopyOnce } from '../../src/dashboard/components/copy-once.tsx';
import { Dialog } from '../../src/dashboard/components/dialog.tsx';
import { Diff } from '../../src/dashboard/components/diff.tsx';
import { Choice, TextArea } from '../../src/dashboard/components/field.tsx';
import { initialsOf } from '../../src/dashboard/components/me.tsx';
import { wordsIn } from '../../src/dashboard/words/index.ts';

setAssetPaths((await openAssets()).paths);
const html = (node: VNode) => renderToString(node);
const number = (value: number) => String(value);

test('a difference shows what was left out and what was put in', () => {
  const shown = html(<Diff before="seven <b> cars" after="five <b> cars" />);
  expect(shown).toContain('<del>seven</del><ins>five</ins> &lt;b> cars');
});

test('what is copied once stands in an element that the button names', () => {
  const shown = html(<CopyOnce id="key" label="Key" value="fct_1" words={wordsIn('en')} />);
  expect(shown).toMatch(/<code id="key"[^>]*>fct_1<\/code>/);
  expect(shown).toContain('data-copy="key"');
});

test('a dialog is named by its title', () => {
  const shown = html(
    <Dialog id="reject" title="Reject" close="Close">
      <p>Why?</p>
    </Dialog>,
  );
  expect(shown).toContain('aria-labelledby="reject-title"');
  expect(shown).toContain('id="reject-title">Reject');
});

test('charts leave a gap where nobody knows, and begin at zero', () => {
  const days = [4, null, 6, 7];
  const line = html(<LineChart label="x" main={days} compared={null} ticks={[]} number={number} />);
  expect(line.match(/class="line-1" d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(2);
  expect(line).toContain('>0</text>');
  const bars = html(<BarChart label="x" bars={[{ label: 'a', value: 0 }]} number={number} />);
  expect(bars).toContain('height="0"');
  expect(html(<Sparkline label="x" values={[]} />)).toContain('<svg');
});

test('a field with an error says so to whoever cannot see it', () => {
  const shown = html(<TextArea name="reason" label="Reason" error="Missing" hint="One line" />);
  expect(shown).toContain('aria-invalid="true"');
  expect(shown).toContain('aria-describedby="f-reason-error f-reason-hint"');
  const choice = html(<Choice type="radio" name="a" value="b" label="B" hint="c" />);
  expect(choice).toContain('for="c-a-b"');
});

test('initials are whole characters', () => {
  const names = ['Maria Alvarez', 'Priya', '  Ana  María  de la Ó ', '𝒜da 李', 'محمد علي'];
  expect(names.map(initialsOf)).toEqual(['MA', 'P', 'AÓ', '𝒜李', 'مع']);
});
