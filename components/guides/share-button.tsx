'use client';

import { ShareIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { DIALOG_SHAPES } from '@/components/ui/dialog-look';
import { NativeDialog } from '@/components/ui/native-dialog';
import { mailHref, SHARE_TARGETS, type SharedPage } from '@/lib/guides/share-targets';

const ID = 'teilen';

/** 'Artikel teilen': six ways, and the device's own where there is one (offer-sharing.ts). */
export function ShareButton({ title, url }: SharedPage) {
  return (
    <>
      <Button
        variant="outline"
        width="narrow"
        aria-haspopup="dialog"
        data-own="open"
        data-opens={ID}
      >
        <ShareIcon />
        Teilen
      </Button>
      <NativeDialog id={ID} title="Artikel teilen" className={DIALOG_SHAPES.middle}>
        <div className="mt-4 flex gap-2">
          <input
            readOnly
            value={url}
            aria-label="Adresse des Artikels"
            className="min-h-12 min-w-0 grow rounded-md border border-edge bg-surface px-3 text-base"
          />
          <Button width="narrow" data-own="copy">
            Link kopieren
          </Button>
        </div>
        <p
          role="status"
          className="mt-2 min-h-6 text-base"
          // Left as it is once there is React, which then may find a word in it.
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        <ul className="mt-2 grid grid-cols-2 gap-2">
          <li>
            <ButtonLink variant="outline" className="w-full" href={mailHref({ title, url })}>
              E-Mail
            </ButtonLink>
          </li>
          {SHARE_TARGETS.map(({ name, href }) => (
            <li key={name}>
              <ButtonLink
                variant="outline"
                className="w-full"
                href={href({ title, url })}
                target="_blank"
                rel="noopener noreferrer"
              >
                {name}
              </ButtonLink>
            </li>
          ))}
          <li hidden suppressHydrationWarning>
            <Button variant="outline" className="w-full" data-own="share" data-title={title}>
              Andere App
            </Button>
          </li>
        </ul>
        <p className="mt-4 text-base text-muted">
          Ein Dienst erfährt erst von Ihnen, wenn Sie ihn öffnen.
        </p>
      </NativeDialog>
    </>
  );
}
