import type { StockRow } from '../../domain/inventory/desk/list-stock.ts';
import type { Visit } from '../visit.ts';

type Named = Pick<StockRow, 'year' | 'make' | 'model' | 'trim'>;

/** "2022 Toyota Camry SE". */
export function nameOf({ year, make, model, trim }: Named): string {
  return [String(year), make, model, trim].filter((part) => part !== null).join(' ');
}

type Priced = Pick<StockRow, 'priceCents' | 'currency'>;

export function priceOf({ priceCents, currency }: Priced, { show, words }: Visit): string {
  return priceCents === null ? words.vehicles.noPrice : show.money(priceCents, currency);
}
