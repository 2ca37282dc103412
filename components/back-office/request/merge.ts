/** What of a request can be changed in its dialog, as it stands at one version. */
export interface State {
  status: string;
  note: string;
  version: number;
}

/** The state that another change has led to, and whose it was. */
export interface Current extends State {
  /** None where it is not known */
  changedBy?: string;
  changedAt?: Date;
  /** Who set the status, where the text is another one's */
  statusBy?: string;
}

/** What somebody wants to have saved; a missing note means that it stays as it is. */
export interface Wanted {
  status: string;
  note?: string;
}

export interface Merged {
  wanted: Wanted;
  /** What both have changed, each to something else */
  conflicts: ('status' | 'note')[];
}

/**
 * Puts a change together with one that came in between: what only one of both has changed is taken
 * from that one. What both have changed is for a person to decide.
 * @param base what was seen when the change was made
 */
export function merge(base: State, mine: Wanted, current: State): Merged {
  const conflicts: Merged['conflicts'] = [];
  const pick = (field: 'status' | 'note', wanted: string) => {
    if (wanted === base[field]) return current[field];
    if (current[field] !== base[field] && current[field] !== wanted) conflicts.push(field);
    return wanted;
  };
  const status = pick('status', mine.status);
  const note = mine.note === undefined ? undefined : pick('note', mine.note);
  return { wanted: { status, note }, conflicts };
}

/** Both texts, one above the other, the stored one first; one alone where the other says nothing. */
export function bothTexts(stored: string, mine: string): string {
  return [stored, mine].filter((text) => text.trim()).join('\n\n');
}
