'use client';

import type { ComponentProps } from 'react';
import { Conversation } from '@/components/adviser/conversation';
import { renderOffer } from './offers';

/** The conversation with the forms and drafts of the features around it. */
export function Adviser(
  props: Pick<ComponentProps<typeof Conversation>, 'propertyTypes' | 'children'>,
) {
  return <Conversation {...props} renderOffer={renderOffer} />;
}
