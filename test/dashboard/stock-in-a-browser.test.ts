import { expect, test } from 'bun:test';
import { fixtureVin } from '../support/vin.ts';
import { describingOf } from './support/describing-of.ts';
import { openTab } from './browser.ts';
import { inBrowser } from './support/in-a-browser.ts';

inBrowser('the stock in use', (desk) => {
  async function tabOf(looks: Parameters<typeof openTab>[2] = {}) {
    return openTab(desk.address, (await desk.store.as('owner')).token, looks);
  }

  test('what was asked for is taken back', async () => {
    await using tab = await tabOf();
    await tab.page.goto('/app/prairie/vehicles?text=not_generated');
    await tab.page.locator('[name="vehicle[]"]').first().check();
    await tab.page.getByRole('button', { name: 'Describe selected' }).click();
    await tab.page.getByRole('button', { name: 'Undo' }).click();
    await tab.page.reload();
    expect(await describingOf(desk.store)).toBe(0);
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('descriptions are chosen, and their progress is followed', async () => {
    await using tab = await tabOf();
    await tab.page.goto('/app/prairie/vehicles?text=not_generated');
    await tab.page.locator('[name="vehicle[]"]').nth(0).check();
    await tab.page.locator('[name="vehicle[]"]').nth(1).check();
    await tab.page.getByRole('button', { name: 'Describe selected' }).click();
    // Leaving the page is no way to take it back.
    await tab.page.goto('/app/prairie');
    await tab.page.goto('/app/prairie/vehicles');
    await tab.page.getByText('0 of 2 descriptions written').waitFor();
    await desk.store.harness.drain();
    await tab.page.getByText('All requested descriptions').waitFor();
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('without scripts: a file with a rejected row, and its report', async () => {
    await using tab = await tabOf({ scripts: false });
    await tab.page.goto('/app/omaha/import');
    const vin = fixtureVin('4T1G11AK', 2022, 1);
    const rows = [vin, '4T1G11AK1NU100001'].map((one) => `${one},2022,Toyota,Camry\n`);
    const csv = ['VIN,Year,Make,Model\n', ...rows].join('');
    const file = { name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await tab.page.getByLabel('Feed file').setInputFiles(file);
    await tab.page.getByRole('button', { name: 'Import', exact: true }).click();
    await tab.page.getByText('The file has been imported.').waitFor();
    await tab.page.getByText('Problems in the file').waitFor();
  }, 60_000);
});
