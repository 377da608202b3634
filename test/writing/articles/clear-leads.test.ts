import { expect, test } from 'bun:test';
import { hasOtherGearbox } from '../../../src/writing/facts/bettered-filings.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief, researchedLanding } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';
import { comparisonBrief, side } from './briefs-by-type.ts';

const bare = { stock: [], vehicleFacts: [] };

async function comparisonOf(...vehicles: ReturnType<typeof side>[]): Promise<string> {
  return (await writeArticleFor(comparisonBrief({ vehicles }, bare))).markdown;
}

test('an optional third row is called that, and the longer rival named', async () => {
  const text = await comparisonOf(
    side('Toyota', '4Runner', 2026),
    side('Jeep', 'Grand Cherokee', 2026),
  );
  expect(text).toMatch(/optional third row.*against 5 seats \(the Grand Cherokee L/);
  // 6,200 pounds against 6,000 decide nothing.
  expect(text).not.toMatch(/for towing[^|]*6,200 pounds, against 6,000/);
});

test('a figure of another model year than the one compared says so', async () => {
  const text = await comparisonOf(side('Tesla', 'Model Y', 2026), side('Hyundai', 'Ioniq 5', 2026));
  expect(text).toMatch(/against 318 miles for 2025/);
});

test('metric lengths have their inches on both sides, and no bracket stays open', async () => {
  const vehicles = [side('Tesla', 'Model Y', 2026), side('Hyundai', 'Ioniq 5', 2026)];
  const store = groupStores.at(5);
  const draft = await writeArticleFor(comparisonBrief({ vehicles }, { ...store, ...bare }));
  const length = String.raw`\d+ cm \([\d.]+ inches\)`;
  expect(draft.markdown).toMatch(new RegExp(`${length} from bumper to bumper, against ${length}`));
});

test('a hybrid is not set against a gas engine without a word', async () => {
  const text = await comparisonOf(side('Honda', 'CR-V', 2025), side('Chevrolet', 'Equinox', 2025));
  expect(text).toMatch(/40 mpg combined \(hybrid, front.*against \d+ mpg combined \(gas, front/);
});

test('a hybrid that leads names its gas versions, which may lead in nothing', async () => {
  const text = await comparisonOf(side('Honda', 'Civic', 2021), side('Toyota', 'Corolla', 2021));
  expect(text).toMatch(
    /for fuel economy as a hybrid|fuel economy as a hybrid choose|want fuel econ/,
  );
  expect(text).toContain('52 mpg combined (hybrid LE; gas versions up to 34), against 36 mpg');
});

test('a diesel or a hybrid is set against what the other one burns', async () => {
  const text = await comparisonOf(
    side('Chevrolet', 'Tahoe', 2026),
    side('Ford', 'Expedition', 2026),
  );
  expect(text).toContain("3.0L turbodiesel six-cylinder, which the Expedition doesn't offer");
  expect(text).not.toContain('without one');
});

test('gearboxes and driver aids that the guide contradicts are not in the table', async () => {
  const { markdown } = await writeArticleFor({
    ...researchedLanding(2026, 'Toyota', 'Tacoma'),
    ...bare,
  });
  expect(markdown).not.toMatch(/Transmissions|Standard driver aids/);
});

test('a filed list has to name every gearbox of the guide', () => {
  const economy = [{ city: '18', highway: '23', combined: '20', version: 'manual' }];
  const span = { engines: [], economy, prose: {} } as unknown as Parameters<
    typeof hasOtherGearbox
  >[1]['span'];
  expect(hasOtherGearbox('8-speed automatic', { span })).toBe(true);
  expect(hasOtherGearbox('8-speed automatic and 6-speed manual', { span })).toBe(false);
});

test('what only the hybrids of one tow is not set against a gas engine of the other', async () => {
  const text = await comparisonOf(side('Hyundai', 'Tucson', 2026), side('Kia', 'Sportage', 2026));
  expect(text).not.toMatch(/against 2,000 pounds/);
});

test('a truck is set beside the heavier one of its name, and not beside a rival', async () => {
  const brief = researchedBrief('silverado 1500 vs 2500', { articleType: 'basic' });
  const [opening = ''] = proseOf(await writeArticleFor(brief));
  expect(opening).toContain('Silverado 2500HD');
  expect(opening).not.toMatch(/F-150|Ram/);
});

test('a car is not the strongest whose rival comes stronger as a plug-in', async () => {
  const text = await comparisonOf(side('Subaru', 'Outback', 2026), side('Toyota', 'RAV4', 2026));
  expect(text).toMatch(/RAV4 for power: 324 hp/);
  expect(text).not.toMatch(/Outback[^.]*(?:for|want) power/);
});
