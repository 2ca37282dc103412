import 'next/dist/server/node-environment-baseline';
import { createRequestStore } from 'next/dist/server/async-storage/request-store';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import {
  BY_SCRIPT,
  type FormValues,
  type PlainFormAction,
  untouched,
} from '@/lib/platform/form-state';
import { type ErrorCode, STATUS_OF } from '@/lib/platform/http/errors';

/** A valid action's answer to a form sent by its script, with the status of its error. */
export async function callAction(
  action: PlainFormAction<FormValues>,
  values: Record<string, unknown>,
  sent: Record<string, string> = {},
) {
  const cookies: string[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, String(value));
  form.set(BY_SCRIPT, 'on');
  const request = createRequestStore({
    phase: 'action',
    headers: new Headers({ host: 'localhost:3000', ...sent }),
    onUpdateCookies: (set) => void cookies.splice(0, cookies.length, ...set),
    url: { pathname: '/' },
    rootParams: {},
    implicitTags: { tags: [], expirationsByCacheKind: new Map() },
    resumeDataCache: null,
    previewProps: undefined,
    isHmrRefresh: false,
    serverComponentsHmrCache: undefined,
    hmrRefreshHash: undefined,
    stagedFallbackParams: null,
  });
  const state = await workAsyncStorage.run({ page: '/', route: '/' } as never, () =>
    workUnitAsyncStorage.run(request, () => action(untouched({}), form)),
  );
  const status = state.sent ? 200 : STATUS_OF[state.code as ErrorCode];
  return { ...state, status, cookies };
}
