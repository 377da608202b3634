import type { ArticleSubject } from '../../../../schema/tables/articles.ts';
import { fullMake } from '../../../writing/research/lexicon/full-make.ts';
import type { StockVehicle } from '../../../writing/store-profile.ts';
import { isSameName } from '../same-name.ts';

export type GivenVehicle = { year: number; make: string; model: string; trim?: string };

/** "chevrolet equinox" and "chevy equinox" are written as the stock writes it, where it has it. */
export function spelledAsInStock(
  given: GivenVehicle,
  stock: readonly StockVehicle[],
): ArticleSubject {
  const typed = given.make.trim();
  // What the stock doesn't have stays as it was typed: a short name may be a name of its own.
  const ofMake = [typed, fullMake(typed)]
    .map((name) => stock.find((one) => isSameName(one.make, name)))
    .find((one) => one !== undefined);
  const wanted = { make: ofMake?.make ?? typed, model: given.model.trim() };
  const trim = given.trim?.trim() ?? null;
  const sameModel = stock.filter((one) => {
    return isSameName(one.make, wanted.make) && isSameName(one.model, wanted.model);
  });
  const ofTrim = sameModel.find((one) => isSameName(one.trim, trim));
  return {
    year: given.year,
    make: wanted.make,
    model: sameModel[0]?.model ?? wanted.model,
    trim: ofTrim?.trim ?? trim,
  };
}
