import type {
  Cloud,
  CloudCluster,
  CloudQuestion,
  ResearchRequest,
} from '../../../writing/research/cloud.ts';
import { isSameQuestion, questionTerms } from '../../../writing/research/questions/similarity.ts';
import { isWellFormed } from '../../../writing/research/questions/well-formed.ts';
import { isTopic } from '../../../writing/topic.ts';
import { plainText } from '../../text-model/data-block.ts';
import type { Proposals } from './ask-for-questions.ts';

/** More would drown what was found in stock and search rows. */
const maxAdded = 12;
const maxClusters = 8;

/**
 * The cloud with what is good of the proposals: well-formed, not asked yet, and without figures
 * that the keyword does not have. They are marked, come last, and are never recommended ones.
 */
export function withProposals(
  cloud: Cloud,
  proposals: Proposals,
  { keyword, now }: ResearchRequest,
  modelId: string,
): Cloud {
  const questions = [...cloud.questions];
  const clusters = cloud.clusters.map((cluster) => ({ ...cluster }));
  const known = questions.map(({ question }) => questionTerms(question));
  const limit = questions.length + maxAdded;
  for (const { question: text, topic, cluster: name } of proposals) {
    const question = plainText(text, 200);
    const terms = questionTerms(question);
    if (questions.length >= limit || !isWellFormed(question)) continue;
    if (!figuresAreOf(question, keyword)) continue;
    if (known.some((other) => isSameQuestion(terms, other))) continue;
    const home = clusterFor(name, clusters, modelId);
    if (!home) continue;
    known.push(terms);
    home.questionCount += 1;
    questions.push({
      id: `q-${Date.parse(now)}-${questions.length}`,
      question,
      clusterId: home.id,
      topic: isTopic(topic) ? topic : (cloud.entities.topics[0] ?? 'overview'),
      form: null,
      sourceUrl: null,
      sourceTitle: `Proposed by the text model ${modelId}`,
      isRecommended: false,
      proposedBy: modelId,
    } satisfies CloudQuestion);
  }
  return { ...cloud, questions, clusters };
}

/** The cluster of that id or label, or a new one while there is room. */
function clusterFor(
  name: string,
  clusters: CloudCluster[],
  modelId: string,
): CloudCluster | undefined {
  const label = plainText(name, 60);
  const same = (one: CloudCluster): boolean => {
    return one.id === label || one.label.toLowerCase() === label.toLowerCase();
  };
  const found = clusters.find(same);
  if (found) return found;
  const isLabel = /^\p{Lu}[\p{L}\p{N} ,&'-]{2,59}$/u.test(label) && !/\d/.test(label);
  if (!isLabel || clusters.length >= maxClusters) return clusters[0];
  const made = {
    id: `cluster-${clusters.length + 1}`,
    label,
    questionCount: 0,
    proposedBy: modelId,
  };
  clusters.push(made);
  return made;
}

function figuresAreOf(question: string, keyword: string): boolean {
  const allowed = new Set(keyword.match(/\d+/g));
  return (question.match(/\d+/g) ?? []).every((figure) => allowed.has(figure));
}
