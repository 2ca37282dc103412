import 'server-only';
import { listContent, readYaml } from '@/lib/read-content';
import { answersSchema } from './answer';

const FOLDER = 'adviser/answers';

const BY_FILE = new Map(
  listContent(FOLDER, '.yaml').map((path) => [path, readYaml(path, answersSchema)]),
);

export const ANSWERS = [...BY_FILE.values()].flat();

const TOPICS = new Map(
  [...BY_FILE].flatMap(([path, answers]) => answers.map(({ id }) => [id, path] as const)),
);

/** Undefined for a passage that an employee wrote. */
export const topicOf = (id: string): string | undefined => TOPICS.get(id);

export function idsOfTopic(topic: string): ReadonlySet<string> {
  const answers = BY_FILE.get(`${FOLDER}/${topic}.yaml`);
  if (!answers) throw new Error(`content/${FOLDER}/${topic}.yaml is missing`);
  return new Set(answers.map(({ id }) => id));
}
