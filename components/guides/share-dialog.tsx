'use client';

import { useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { mailHref, SHARE_TARGETS, type SharedPage } from '@/lib/guides/share-targets';

interface ShareDialogProps extends SharedPage {
  onClose: () => void;
}

const COPIED = 'Link kopiert.';
const NOT_COPIED =
  'Der Browser erlaubt das Kopieren nicht. Der Link ist markiert: Strg+C kopiert ihn.';

/** 'Artikel teilen': six ways, and the device's own where there is one. */
export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const address = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setMessage(COPIED);
    } catch {
      address.current?.select();
      setMessage(NOT_COPIED);
    }
  };
  const shareNatively = () => {
    // Closed again without choosing is no failure.
    navigator.share({ title, url }).catch(() => setMessage(''));
  };
  return (
    <Dialog open onOpenChange={onClose} title="Artikel teilen">
      <div className="mt-4 flex gap-2">
        <input
          ref={address}
          readOnly
          value={url}
          aria-label="Adresse des Artikels"
          onFocus={(event) => event.target.select()}
          className="min-h-12 min-w-0 grow rounded-md border border-edge bg-surface px-3 text-base"
        />
        <Button width="narrow" onClick={() => void copy()}>
          Link kopieren
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-base">
        {message}
      </p>
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
        {'share' in navigator && (
          <li>
            <Button variant="outline" className="w-full" onClick={shareNatively}>
              Andere App
            </Button>
          </li>
        )}
      </ul>
      <p className="mt-4 text-base text-muted">
        Ein Dienst erfährt erst von Ihnen, wenn Sie ihn öffnen.
      </p>
    </Dialog>
  );
}
