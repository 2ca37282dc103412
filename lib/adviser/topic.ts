import { idsOfTopic } from './answers/answers';
import { fold } from '@/lib/words/stem';

/** Answers for people in one situation, and the words that tell of it; folded. */
const TOPICS: { ids: ReadonlySet<string>; words: RegExp }[] = [
  {
    ids: idsOfTopic('divorce'),
    words:
      /scheid|trenn|auseinander|\bex\b|exmann|exfrau|ex-|\behe|\bfrau\b|\bmann\b|mannes\b|partner|freundin|\bfreund\b|zugewinn|verheirat|gemeinsam|auszahl|ausgezahl|auszuzahl|\buns\b|\bwir\b|\bbeide|halfte|anteil|ausgezogen|auszieh|auszug|versteiger|unterhalt|\bsie\b|\ber\b|grunderwerb/,
  },
  {
    ids: idsOfTopic('inheritance'),
    words:
      /erb|nachlass|gestorben|verstorben|verstarb|starb|\btod|mutter|vater|\bmama|\bpapa|eltern|\boma|\bopa|tante|onkel|geschwister|bruder|bruder|schwester|testament|freibetr|hinterl|finanzamt|schenk|anteil|miteigent|grundbuch|leer|familienheim/,
  },
];

/** What is left of the standing of an answer for a situation that nobody has told of. */
const ELSEWHERE = 0.8;

/** How much an answer counts, as far as the conversation tells of the situation that it is for. */
export function fitsTopic(id: string, said: string): number {
  const words = fold(said);
  return TOPICS.every((topic) => !topic.ids.has(id) || topic.words.test(words)) ? 1 : ELSEWHERE;
}
