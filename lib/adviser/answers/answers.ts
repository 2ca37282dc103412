import 'server-only';
import { listContent, readYaml } from '@/lib/read-content';
import { answersSchema } from './answer';

const FOLDER = 'adviser/answers';

const BY_FILE = listContent(FOLDER, '.yaml').map(
  (path) => [path, readYaml(path, answersSchema)] as const,
);

export const ANSWERS = BY_FILE.flatMap(([, answers]) => answers);

const TOPICS = new Map(
  BY_FILE.flatMap(([path, answers]) => answers.map(({ id }) => [id, path] as const)),
);

/** Undefined for a passage that an employee wrote. */
export const topicOf = (id: string): string | undefined => TOPICS.get(id);
