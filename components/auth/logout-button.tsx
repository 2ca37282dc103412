'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { employeeRoutes } from '@/lib/employee-routes';
import { sendLogout } from './session';

export function LogoutButton() {
  const [failed, setFailed] = useState(false);
  async function leave() {
    setFailed(false);
    try {
      await sendLogout();
      location.replace(employeeRoutes.login);
    } catch {
      setFailed(true);
    }
  }
  return (
    <div>
      <Button variant="outline" onClick={leave}>
        Abmelden
      </Button>
      <p role="status" className="font-semibold text-brick-text">
        {failed && (
          <span>Die Abmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.</span>
        )}
      </p>
    </div>
  );
}
