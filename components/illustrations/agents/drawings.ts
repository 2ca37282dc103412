import type { ComponentType } from 'react';
import { DetachedHouse } from '../detached-house';
import type { IllustrationProps } from '../frame';
import { BasicLead, StandardLead } from './lead-houses';
import { Sorting } from './sorting';

type Drawings = Readonly<Record<string, ComponentType<IllustrationProps>>>;

/** The opening scene of the agents page, by file name. */
export const agentScenes = { sorting: Sorting } as const satisfies Drawings;

/** The same house, as much of it as is known of a lead of each class. */
export const leadClassDrawings = {
  premium: DetachedHouse,
  standard: StandardLead,
  basic: BasicLead,
} as const satisfies Drawings;
