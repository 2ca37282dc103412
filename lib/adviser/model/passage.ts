import 'server-only';
import type { FoundPassage } from '@/lib/adviser/builtin/retrieve';
import type { Knowledge } from '@/lib/adviser/knowledge/knowledge';
import type { ReplySource } from '../reply';

const ANSWERS = 5;
const SECTIONS = 3;

export function passagesFor(
  knowledge: Knowledge,
  { candidates, sections }: FoundPassage,
): Passage[] {
  return [
    ...candidates.slice(0, ANSWERS).map(({ answer }) => ({
      id: answer.id,
      title: answer.title,
      text: answer.text,
      sources: knowledge.sourcesOf(answer),
    })),
    ...sections.slice(0, SECTIONS).map(({ id, heading, text, source }) => ({
      id,
      title: heading,
      text,
      sources: [source],
    })),
  ];
}

export interface Passage {
  id: string;
  title: string;
  text: string;
  sources: ReplySource[];
}
