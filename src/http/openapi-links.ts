type Link = {
  operationId: string;
  description: string;
  parameters: Record<string, string>;
};

/** From the id that an answer holds, under the name of the parameter that takes it. */
function link(operationId: string, description: string, field = 'id'): Link {
  return { operationId, description, parameters: { id: `$response.body#/data/${field}` } };
}

const toArticle = {
  GetArticle: link('get_content', 'The article, whose status tells when it is complete.'),
  ListComponents: link('list_components', 'Its texts.'),
};

/** What a client does next with an answer, by operation and status. */
const links: Record<string, Record<string, Record<string, Link>>> = {
  create_ideacloud: {
    202: {
      GetIdeacloud: link('get_ideacloud', 'The IdeaCloud, whose status tells when it is complete.'),
      ListQuestions: link('list_ideacloud_questions', 'What the research found.'),
    },
  },
  create_content: {
    200: { Generate: link('generate_content', 'Has it written on the chosen questions.') },
    202: toArticle,
  },
  generate_content: { 202: toArticle },
  create_comparison: { 202: toArticle },
  create_model_landing_page: { 202: toArticle },
  create_sales_event: { 202: toArticle },
  run_content_tools: {
    202: { ListComponents: link('list_components', 'What the tools make.', 'article_id') },
  },
  run_one_content_tool: {
    202: { ListComponents: link('list_components', 'What the tool makes.', 'article_id') },
  },
  check_content_compliance: {
    202: { GetReport: link('get_content_compliance', 'The report.', 'article_id') },
  },
  create_social_post: {
    202: { GetPost: link('get_social_post', 'The post, with what becomes of it.') },
  },
  create_webhook: {
    201: {
      GetWebhook: link('get_webhook', 'The subscription.'),
      TestWebhook: link('test_webhook', 'Sends it an example.'),
      ListDeliveries: link('list_deliveries', 'What was sent to it.'),
    },
  },
};

export function linksOf(operationId: string, status: string): Record<string, Link> | undefined {
  return links[operationId]?.[status];
}
