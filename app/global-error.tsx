'use client';

/** Shown if the page's frame fails: it may have neither styles nor fonts. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="de">
      <body
        style={{
          fontFamily: 'Georgia, serif',
          margin: '4rem auto',
          maxWidth: '32rem',
          padding: '0 1rem',
        }}
      >
        <h1>Das hat nicht geklappt</h1>
        <p>
          Beim Laden dieser Seite ist ein Fehler aufgetreten. Er liegt bei uns, nicht bei Ihnen.
        </p>
        <button type="button" onClick={reset}>
          Noch einmal versuchen
        </button>
      </body>
    </html>
  );
}
