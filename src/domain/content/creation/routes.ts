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
  'A `modellanding` is about the model that the keyword names, a `comparison` about the 2 to 5 ' +
  'that it names ("rav4 vs cr-v"); without a year, the newest of that model in stock. A ' +
  '`salesevent` takes its name and days from the keyword ("Memorial Day sale", "Truck Month ' +
  'October 2026") and its place from the address of the store. If that is not enough, a 400 ' +
  'names what is missing and the endpoint that takes it. ';
const notYet = 'A language that this server cannot write is refused with 400.';

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
          summary: 'Create an article',
          description:
            'Writes about the selected questions of a complete IdeaCloud, by default its ' +
            'recommended ones. In `interactive` mode nothing is written yet: the answer is a 200 ' +
            'that says what POST /content/{id}/generate needs. ' +
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
          summary: 'Create several articles',
          description:
            'Up to 10 articles in one request, each as for POST /content. Items are independent: ' +
            'one whose IdeaCloud is unknown or not complete, or whose keyword does not say ' +
            'enough, fails in its place while the others go ahead. A malformed item fails the ' +
            'whole request.',
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
          summary: 'Start or retry an article',
          description:
            'Starts an article that is awaiting its questions, or retries one of any type whose ' +
            'writing failed. An article made without an IdeaCloud, for example by POST ' +
            '/comparisons, takes `{}` and is written from its original request. In any other ' +
            'state the answer is 409.',
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
          summary: 'Create a comparison',
          description:
            'Of two to five models. One of them can be favored, which moves order and emphasis ' +
            'but never a fact. From 2,500 words on the article has data tables. A language that ' +
            'this server cannot write is refused with 400.',
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
          summary: 'Create a model landing page',
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
          summary: 'Create a sales event article',
          description:
            "Times carry an offset (RFC 3339) and are shown as days in the store's time zone. A " +
            'language that this server cannot write is refused with 400.',
          tags,
        },
      },
    );
}
