import { isMissing, rowFactId, type FactSheet } from '../../facts/fact-sheet.ts';
import { isOtherKind } from '../../facts/nearest-stock.ts';
import { sameKindOf } from '../../facts/same-kind.ts';
import { isInCondition, isWithinPrice } from '../../facts/stock-filter.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { withArticle } from '../../research/questions/article.ts';
import { byPrice } from '../by-price.ts';
import { figureSlot, priceSlot } from '../fact-slots.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/as-asked.md' with { type: 'text' };

const prose = proseIn('as-asked.md', text);

/** What is here in place of a model, and neither new or used as was asked, nor for that price. */
export const asAskedMessages: readonly Message[] = [
  {
    id: 'absent.over-price',
    slots: (sheet) => {
      const cars = shownInstead(sheet);
      const isOver = cars.every((car) => !isWithinPrice(car, sheet.filter));
      const limit = figureSlot(sheet, 'keyword.price-max');
      return cars.length > 0 && isOver && sheet.filter.priceMax !== null ? { limit } : null;
    },
    wordings: prose('absent.over-price'),
  },
  {
    id: 'absent.other-condition',
    slots: (sheet) => {
      const { condition } = sheet.filter;
      const cars = shownInstead(sheet);
      if (condition === null || condition === 'certified' || cars.length === 0) return null;
      if (cars.some((car) => isInCondition(car, condition))) return null;
      const text = condition === 'new' ? 'used' : 'new';
      return { condition: { text, factIds: ['brief.keyword'] } };
    },
    wordings: prose('absent.other-condition'),
  },
  {
    id: 'absent.within-price',
    slots: (sheet) => {
      const { brief, sets, unmet, facts } = sheet;
      const wanted = unmet?.without.includes('priceMax') ? unmet.wanted : null;
      if (!brief.subject || !wanted || !facts.has('keyword.price-max')) return null;
      const others = byPrice(sets.family).filter((car) => isWithinPrice(car, wanted));
      const told = others.slice(0, mostOthers);
      const texts = told.map((car) => {
        const name = withArticle([car.year, car.model, car.trim].filter(Boolean).join(' '));
        return `${name} at ${priceSlot(sheet, car)?.text} (${stockLabel(sheet, car)})`;
      });
      if (texts.length === 0) return null;
      return {
        limit: figureSlot(sheet, 'keyword.price-max'),
        cars: { text: joinWithAnd(texts), factIds: told.map(rowFactId) },
      };
    },
    wordings: prose('absent.within-price'),
  },
];

/** The lowest-priced of them. */
const mostOthers = 3;

/** What the opening offers where the model, year or trim is not here. */
function shownInstead(sheet: FactSheet): readonly StockVehicle[] {
  const { brief, sets } = sheet;
  if (!brief.subject || sets.exact.summary.count > 0) return [];
  const { near, lot } = sets;
  if (near.summary.count > 0 && !isOtherKind(brief, near)) return near.vehicles;
  return isMissing(sheet) ? sameKindOf(brief, lot.vehicles).vehicles : [];
}
