import { MAIL_TITLES } from './mail-titles';

const titles: Record<string, string | undefined> = MAIL_TITLES;

/** What a mail is called in front of its recipient; one of an older version keeps its own name. */
export function mailTitle(template: string): string {
  return titles[template] ?? template;
}
