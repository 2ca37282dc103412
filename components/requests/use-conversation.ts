'use client';

import { useState } from 'react';
import { sendableConversation } from '@/lib/requests/forms/conversation';

/**
 * A conversation with the adviser that can go along with a request. It does so only once the box is
 * ticked, which is asked anew each time the dialog is opened.
 * @param conversation none where the page holds none
 */
export function useConversation(conversation?: string) {
  const [isTicked, setTicked] = useState(false);
  const text = conversation ? sendableConversation(conversation) : '';
  return {
    /** Exactly what would be sent; empty where there is nothing */
    text,
    isTicked,
    setTicked,
    /** What goes along with the answers of the form */
    enclosed: text && isTicked ? { conversation: text } : undefined,
  };
}

export type EnclosedConversation = ReturnType<typeof useConversation>;
