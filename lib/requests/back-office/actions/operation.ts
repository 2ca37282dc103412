import type { z } from 'zod';
import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import type { ContactWish } from '@/lib/requests/contact-wish/contact-wish';
import { parse } from '@/lib/platform/validation/parse';
import type { TrailEntry } from '@/lib/requests/trail-repository';
import type { PersonRequest } from '@/lib/requests/person/repository';
import type { RequestChange } from '@/lib/requests/repository';
import type { SaleChange } from '@/lib/requests/leads/sale-repository';
import type { Qualification } from '@/lib/requests/leads/qualification';
import type { StoredRequest } from '@/lib/requests/request';

/** The employee who does something. */
export interface Actor {
  id: number;
  name: string;
}

/** A meeting that is arranged and has not begun. */
export interface OpenAppointment {
  id: string;
  startsAt: Date;
  minutes: number;
  place: string;
  sequence: number;
}

/** A request as an operation finds it. Nobody else changes it until the operation is done. */
export interface Target {
  request: StoredRequest;
  /** Of the person, whichever request it was said of */
  wish: ContactWish;
  /** What else the same person has sent */
  others: PersonRequest[];
  appointment?: OpenAppointment;
  /** Its way to an office, if its owner has permitted one */
  qualification?: Qualification;
  /** Of a valuation's mail address: when it was confirmed, and when that was last asked for */
  confirmation: { confirmedAt?: Date; askedAt?: Date };
}

/** What an operation brings about. All of it is written in one transaction, or nothing. */
export interface Change {
  /** In the audit trail, with what was before and what is after */
  action: string;
  before?: TrailEntry['before'];
  after?: TrailEntry['after'];
  columns?: RequestChange;
  mail?: { template: string; recipient: string; payload?: object };
  /** The consent without which it must not be done */
  restsOn?: ConsentPurpose;
  /** Whether it was a call that made use of that consent */
  isCall?: boolean;
  appointment?: OpenAppointment & { note?: string; isCancelled: boolean };
  /** Lets mails go that were held back, and puts the request into the queue */
  releases?: boolean;
  /** Requests of the same person that are worked on together with this one from now on, or no longer */
  merge?: PersonRequest[];
  separate?: PersonRequest[];
  /** What it brings about of a lead */
  sale?: SaleChange;
  /** A German sentence for the employee */
  message: string;
}

type Decision = (target: Target, actor: Actor) => Change;

/** Something that an employee does with a request. */
export interface Operation {
  /**
   * Checks what was typed.
   * @throws AppError `invalid` (422)
   */
  prepare: (body: unknown) => Decision;
  /** Whether it is for requests that a spam check set aside; all others are for the rest */
  isForQuarantine?: boolean;
  /** Once it is committed */
  afterwards?: (requestId: string) => Promise<void>;
}

/**
 * An operation from the rules of its fields and from what it decides.
 * @param decide throws an AppError `conflict` (409) where it is not possible
 */
export function operation<Schema extends z.ZodType>(
  schema: Schema,
  decide: (input: z.output<Schema>, target: Target, actor: Actor) => Change,
  more: Omit<Operation, 'prepare'> = {},
): Operation {
  return {
    ...more,
    prepare: (body) => {
      const input = parse(schema, body);
      return (target, actor) => decide(input, target, actor);
    },
  };
}
