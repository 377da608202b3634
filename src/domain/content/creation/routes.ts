import { Elysia } from 'elysia';
import { idParams } from '../../../../schema/contracts/common.ts';
import {
  AcceptedArticle,
  AcceptedArticles,
  AcceptedComparison,
  AcceptedGeneration,
  AcceptedModelLanding,
  AcceptedSalesEvent,
  AwaitingArticle,
} from '../../../../schema/contracts/content-accepted.ts';
import {
  ArticleBatchInput,
  ArticleInput,
  ComparisonInput,
  GenerateInput,
  ModelLandingInput,
  SalesEventInput,
} from '../../../../schema/contracts/content-input.ts';
import { writeOnce } from '../../../http/idempotency.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../../http/operation.ts';
import type { Http } from '../../../http/server.ts';
import { createArticle, type StartedArticle } from './create-article.ts';
import { createArticles } from './create-batch.ts';
import { createComparison } from './create-comparison.ts';
import { createModelLanding } from './create-model-landing.ts';
import { createSalesEvent } from './create-sales-event.ts';
import { generateArticle } from './generate.ts';
import {
  viewAccepted,
  viewAcceptedBatch,
  viewAcceptedComparison,
  viewAcceptedEvent,
  viewAcceptedGeneration,
  viewAcceptedLanding,
  viewAwaiting,
} from './view.ts';

const writesOnce = { scope: 'content:write', idempotent: true } as const;
const createErrors = [409, ...bodyErrors, ...writeErrors, ...keyErrors] as const;
const tags = ['content'];
const matterFromKeyword =
  'A `modellanding` is about the one model that the keyword names, a `comparison` about the 2 to ' +
  '5 that it names ("rav4 vs cr-v"); a year that it does not say is the newest of that model in ' +
  'stock. A `salesevent` takes its name and days from the keyword ("Memorial Day sale", "Truck ' +
  'Month October 2026") and its place from the address of the store. Where they do not say ' +
  'enough, the answer is a 400 that names what is missing and the endpoint that takes it. ';
const notYet = 'A language that the writer of this server does not know is refused with 400.';

/** Everything that has an article written. */
export function contentCreationRoutes({ ctx, access }: Http) {
  return new Elysia({ name: 'content-creation', normalize: false })
    .use(access)
    .post(
      '/content',
      async ({ actor, body, set }) => {
        const awaitsInput = body.mode === 'interactive';
        set.status = awaitsInput ? 200 : 202;
        const view = (one: StartedArticle) =>
          awaitsInput ? viewAwaiting(one) : viewAccepted(one.row);
        const write = writeOnce(ctx, actor, view, { status: set.status });
        return view(await createArticle(ctx, actor, body, write)) as never;
      },
      {
        access: writesOnce,
        body: ArticleInput,
        response: {
          ...answers(200, AwaitingArticle),
          ...answers(202, AcceptedArticle, 404, ...createErrors),
        },
        detail: {
          operationId: 'create_content',
          summary: 'Have an article written',
          description:
            'Writes on the chosen questions of a complete IdeaCloud, by default on its ' +
            'recommended ones. In the mode `interactive` nothing is written yet: the answer, ' +
            'a 200, says what POST /content/{id}/generate must bring. ' +
            matterFromKeyword +
            notYet,
          tags,
        },
      },
    )
    .post(
      '/content/batch',
      async ({ actor, body, set }) => {
        const write = writeOnce(ctx, actor, viewAcceptedBatch);
        const results = await createArticles(ctx, actor, body.items, write);
        set.status = 202;
        return viewAcceptedBatch(results);
      },
      {
        access: writesOnce,
        body: ArticleBatchInput,
        response: answers(202, AcceptedArticles, ...createErrors),
        detail: {
          operationId: 'create_content_batch',
          summary: 'Have several articles written',
          description:
            'Up to 10 in one request, each as for POST /content. They are independent: one ' +
            'whose IdeaCloud is unknown or not complete, or whose keyword does not say enough, ' +
            'fails in its place while the others go on; a malformed one fails the whole request.',
          tags,
        },
      },
    )
    .post(
      '/content/:id/generate',
      async ({ actor, params: { id }, body, set }) => {
        const write = writeOnce(ctx, actor, viewAcceptedGeneration);
        const started = await generateArticle(ctx, actor.siteId, id, body, write);
        set.status = 202;
        return viewAcceptedGeneration(started);
      },
      {
        access: writesOnce,
        params: idParams('an article'),
        body: GenerateInput,
        response: answers(202, AcceptedGeneration, 404, ...createErrors),
        detail: {
          operationId: 'generate_content',
          summary: 'Have a waiting article written',
          description:
            'Starts an article that awaits its questions, and starts one anew whose writing ' +
            'failed, of every type: one made without an IdeaCloud, such as by POST ' +
            '/comparisons, takes `{}` and is written on what it was asked for with. In any ' +
            'other state: 409.',
          tags,
        },
      },
    )
    .post(
      '/comparisons',
      async ({ actor, body, set }) => {
        const write = writeOnce(ctx, actor, viewAcceptedComparison);
        const row = await createComparison(ctx, actor, body, write);
        set.status = 202;
        return viewAcceptedComparison(row);
      },
      {
        access: writesOnce,
        body: ComparisonInput,
        response: answers(202, AcceptedComparison, ...createErrors),
        detail: {
          operationId: 'create_comparison',
          summary: 'Have a comparison written',
          description:
            'Of two to five models. One of them can be favored: that moves order and emphasis, ' +
            `never a fact. From 2,500 words on it has data tables. ${notYet}`,
          tags,
        },
      },
    )
    .post(
      '/model-landing-pages',
      async ({ actor, body, set }) => {
        const write = writeOnce(ctx, actor, viewAcceptedLanding);
        const row = await createModelLanding(ctx, actor, body, write);
        set.status = 202;
        return viewAcceptedLanding(row);
      },
      {
        access: writesOnce,
        body: ModelLandingInput,
        response: answers(202, AcceptedModelLanding, ...createErrors),
        detail: {
          operationId: 'create_model_landing_page',
          summary: 'Have a page on one model written',
          description: `The model need not be in stock. ${notYet}`,
          tags,
        },
      },
    )
    .post(
      '/sales-events',
      async ({ actor, body, set }) => {
        const write = writeOnce(ctx, actor, viewAcceptedEvent);
        const row = await createSalesEvent(ctx, actor, body, write);
        set.status = 202;
        return viewAcceptedEvent(row);
      },
      {
        access: writesOnce,
        body: SalesEventInput,
        response: answers(202, AcceptedSalesEvent, ...createErrors),
        detail: {
          operationId: 'create_sales_event',
          summary: 'Have an event announced',
          description:
            'Dates have an offset (RFC 3339) and are told as the days that they are at the ' +
            `store. ${notYet}`,
          tags,
        },
      },
    );
}
