'use client';

import { MailIcon, PhoneIcon } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import { phoneHref } from '@/lib/platform/format/phone';
import { cn } from '@/lib/utils';
import { useQueue } from '../queue/queue-context';
import type { NextAction } from './next-action';

interface NextButtonProps extends NextAction {
  href: string;
  phone?: string;
  about: string;
}

const ICONS = { call: PhoneIcon, mail: MailIcon };

export function NextButton({ label, action, href, phone, about }: NextButtonProps) {
  const { go } = useQueue();
  const Icon = action === 'call' || action === 'mail' ? ICONS[action] : undefined;
  const isCall = action === 'call' && phone;
  return (
    <a
      href={isCall ? phoneHref(phone) : href}
      onClick={isCall ? () => go(href) : undefined}
      data-queue={isCall ? undefined : 'act'}
      className={cn(
        buttonVariants({ variant: 'outline', width: 'narrow' }),
        'relative z-1 min-h-11 w-full text-base',
      )}
    >
      {Icon && <Icon className="size-4" />}
      {label}
      <span className="sr-only">: {about}</span>
    </a>
  );
}
