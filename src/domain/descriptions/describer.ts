import type { Context } from '../../context.ts';
import type { DescribedVehicle, Standing } from '../../writing/description/described-vehicle.ts';
import { equipmentOf, featuresIn, sharesOf } from '../../writing/description/find-features.ts';
import {
  countSentences,
  nothingUsed,
  type UsedSentences,
} from '../../writing/description/used-sentences.ts';
import {
  type Description,
  isOutdated,
  writeDescription,
} from '../../writing/description/write-description.ts';
import { checkText } from '../compliance/check-text.ts';
import { siteContext } from '../compliance/context-of.ts';
import type { CheckContext } from '../compliance/rules/context.ts';
import { vehicleFactsOf } from '../compliance/vehicle-facts-of.ts';
import { loadStoreProfile } from '../site/store-profile.ts';
import { withPlainTrim } from '../../writing/facts/plain-trim.ts';
import { spelledModel } from '../inventory/stock-for-writing.ts';
import { type Doubts, loadDoubts, withoutDoubts } from '../inventory/doubts-store.ts';
import {
  carsOfModel,
  describedTexts,
  type DescribingRow,
  pricesOf,
  stockFeatures,
} from './described-store.ts';
import { economyEstimate } from './economy-estimate.ts';
import type { Ending } from './descriptions-store.ts';
import { type Ranked, standingOf } from './standing.ts';
import { priceCutOf } from './price-cut.ts';

/** So many of the newest say how common a feature is in a store. */
const maxForShares = 5_000;
/** So many of one model's descriptions are looked at for sentences that have been used. */
const maxAlike = 300;

const doubtful = 'The feed names a model that is none. Mend its row, and import it again.';

type Reading = Pick<Context, 'reader' | 'clock'>;

/**
 * Describes the vehicles of one site, whose store and stock are read once. It keeps count of what
 * it has said of cars that are alike, for as long as it lives.
 */
export class Describer {
  readonly #used = new Map<string, UsedSentences>();
  readonly #wordings = new Map<string, number>();
  readonly #models = new Map<string, Ranked[]>();

  private constructor(
    readonly ctx: Reading,
    readonly siteId: string,
    readonly store: DescribedVehicle['store'],
    readonly shares: DescribedVehicle['shares'],
    readonly check: CheckContext,
    readonly doubts: Doubts,
  ) {}

  static async of(ctx: Reading, siteId: string): Promise<Describer> {
    const { reader } = ctx;
    const stock = await stockFeatures(reader, siteId, maxForShares);
    const shares = sharesOf(stock.map((one) => featuresIn(equipmentOf(one))));
    const store = await loadStoreProfile(reader, siteId);
    const doubts = await loadDoubts(reader, siteId);
    const check = await siteContext(ctx, siteId, []);
    return new Describer(ctx, siteId, store, shares, check, doubts);
  }

  /** The text and how it stands with the rules on advertising; an error of theirs is a failure. */
  async describe(given: DescribingRow): Promise<Ending> {
    // Where it fails again, only another row is a reason to try.
    const stated = { row: given.rowHash };
    const [row] = withoutDoubts([given], this.doubts);
    if (!row) return { status: 'failed', error: doubtful, stated };
    const of = await this.#read(row);
    const used = await this.#usedFor(row);
    const made = writeDescription(of, used);
    const report = checkText(made.text, 'text', {
      ...this.check,
      vehicle: vehicleFactsOf(row, true),
    });
    const error = report.issues.find(({ severity }) => severity === 'error');
    if (error) return { status: 'failed', error: `${error.rule}: ${error.message}`, stated };
    countSentences(used, made.text, made.wordings);
    return { status: 'complete', text: made.text, stated: { ...made.stated } };
  }

  /** Whether a text states what is not so any more. */
  async isOutdated(row: DescribingRow, stated: Description['stated']): Promise<boolean> {
    const [sound] = withoutDoubts([row], this.doubts);
    return !sound || isOutdated(stated, await this.#read(sound));
  }

  async #read(row: DescribingRow): Promise<DescribedVehicle> {
    const { reader } = this.ctx;
    const atMs = this.ctx.clock.now();
    const prices = await pricesOf(reader, this.siteId, row.id);
    const { currency, priceCents: price } = row;
    const { timeZone, country } = this.store;
    return {
      car: withPlainTrim({ ...row, model: spelledModel(row), daysOnLot: null }),
      store: this.store,
      economy: country === 'US' ? await economyEstimate(reader, row) : null,
      cut: priceCutOf(prices, { price, currency, atMs, timeZone }),
      standing: await this.#standingOf(row),
      shares: this.shares,
      today: this.check.today,
    };
  }

  async #standingOf(row: DescribingRow): Promise<Standing | null> {
    const { make, model } = row;
    const key = JSON.stringify([make, model]);
    const known = this.#models.get(key);
    const alike = known ?? (await carsOfModel(this.ctx.reader, this.siteId, { make, model }));
    this.#models.set(key, alike);
    return standingOf(row, alike);
  }

  async #usedFor({ id, make, model, trim }: DescribingRow): Promise<UsedSentences> {
    const key = JSON.stringify([make, model, trim]);
    const known = this.#used.get(key);
    if (known) return known;
    const used = nothingUsed(this.#wordings);
    const alike = await describedTexts(this.ctx.reader, this.siteId, { make, model }, maxAlike);
    for (const one of alike) {
      if (one.trim === trim && one.id !== id && one.text !== null) countSentences(used, one.text);
    }
    this.#used.set(key, used);
    return used;
  }
}
