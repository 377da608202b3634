import { benchAnalytics } from './analytics.ts';
import { benchDashboard } from './dashboard.ts';
import { benchDeliveries } from './delivery-latency.ts';
import { benchHttp } from './http.ts';
import { benchIntelligence } from './intelligence.ts';
import { benchImports } from './imports.ts';
import { benchMedia } from './media.ts';
import { benchMarket } from './market.ts';
import { benchWatching } from './watching.ts';
import { benchWebhooks } from './webhooks.ts';
import { benchWriting } from './writing.ts';

/**
 * `bun run bench` measures everything, `bun run bench http` one part, `bun run bench webhooks 10`
 * one for so many seconds where a length can be chosen, `bun run bench market 200000` among so many
 * listings. Never an assertion.
 */
const benches: Record<string, (seconds?: number) => Promise<void>> = {
  http: () => benchHttp(),
  deliveries: benchDeliveries,
  imports: benchImports,
  watching: benchWatching,
  webhooks: benchWebhooks,
  intelligence: benchIntelligence,
  writing: benchWriting,
  media: benchMedia,
  analytics: () => benchAnalytics(),
  dashboard: () => benchDashboard(),
};
/** Only by name: they fill a store for minutes. */
const onDemand: typeof benches = {
  'http-million': () => benchHttp(1_000_000),
  'analytics-small': () => benchAnalytics([50_000, 500_000]),
  market: (listings) => benchMarket(listings),
};

const isLength = (argument: string) => /^\d+$/.test(argument);
const wanted = process.argv.slice(2).filter((argument) => !isLength(argument));
const lengthText = process.argv.slice(2).find(isLength);
const seconds = lengthText === undefined ? undefined : Number(lengthText);
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const bench = benches[name] ?? onDemand[name];
  if (!bench) {
    const known = Object.keys({ ...benches, ...onDemand }).join(', ');
    throw new Error(`There is no bench "${name}"; known: ${known}`);
  }
  process.stdout.write(`── ${name}\n`);
  await bench(seconds);
}
