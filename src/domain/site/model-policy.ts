import type { Context } from '../../context.ts';
import { invalid, problem } from '../../problem.ts';
import {
  modelFallbacks,
  type ModelPolicy,
  readCap,
} from '../../providers/text-model/model-policy.ts';
import { findModelPolicy, putModelPolicy } from './model-usage-store.ts';
import { findSiteBySlug } from './store.ts';
import { inLane } from '../../db/write.ts';

/** What a person chooses for a site; `default` follows the server's settings again. */
export type ModelPolicyInput = { modelFallback?: string; modelMonthlyCap?: string };

/** The site's own choice, else that of the settings. */
export async function modelPolicyOf(ctx: Context, siteId: string): Promise<ModelPolicy> {
  const general = ctx.config.textModel?.policy ?? { fallback: 'embedded', monthlyCap: null };
  const own = await findModelPolicy(ctx.reader, siteId);
  const fallback = modelFallbacks.find((one) => one === own?.fallback) ?? general.fallback;
  const cap = own?.monthlyCap ? readCap(own.monthlyCap) : undefined;
  return { fallback, monthlyCap: cap === undefined ? general.monthlyCap : cap };
}

/** Changes what is given. Throws a 400 for a value that is no good, a 404 for an unknown slug. */
export async function chooseModelPolicy(
  ctx: Context,
  slug: string,
  { modelFallback, modelMonthlyCap }: ModelPolicyInput,
): Promise<void> {
  if (modelFallback === undefined && modelMonthlyCap === undefined) return;
  const fallback = modelFallback === undefined ? undefined : fallbackFrom(modelFallback);
  const monthlyCap = modelMonthlyCap === undefined ? undefined : capFrom(ctx, modelMonthlyCap);
  await ctx.write(async (tx) => {
    const site = await findSiteBySlug(tx, slug);
    if (!site) throw problem('not_found', `There is no site with the slug "${slug}".`);
    const known = await findModelPolicy(tx, site.id);
    await putModelPolicy(tx, {
      siteId: site.id,
      fallback: fallback === undefined ? (known?.fallback ?? null) : fallback,
      monthlyCap: monthlyCap === undefined ? (known?.monthlyCap ?? null) : monthlyCap,
    });
  }, inLane('model-policy'));
}

function fallbackFrom(text: string): string | null {
  if (text === 'default') return null;
  if (modelFallbacks.some((one) => one === text)) return text;
  throw invalid('model_fallback', `must be ${modelFallbacks.join(', ')} or default`);
}

function capFrom({ config }: Context, text: string): string | null {
  if (text === 'default') return null;
  const cap = readCap(text);
  if (cap === undefined) {
    throw invalid('model_monthly_cap', 'must look like "25 usd", "2000000 tokens", none, default');
  }
  if (cap?.unit === 'usd' && config.textModel && !config.textModel.settings.prices) {
    throw invalid('model_monthly_cap', 'in usd needs the settings LLM_PRICE_INPUT and _OUTPUT');
  }
  return text;
}
