/** How a part of the portal is doing. */
export type Condition = 'working' | 'slow' | 'outdated' | 'off';

/** A part of the portal and what there is to say of it, in plain words and without anybody's data. */
export interface StatusPart {
  id: 'mail' | 'adviser' | 'valuation';
  title: string;
  condition: Condition;
  text: string;
}
