/** The page of the leak benchmark: one bell of the signed-in user, under StrictMode by the URL. */
import { Bell } from 'the-bell';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const Mode = location.search === '?strict' ? StrictMode : Fragment;
const root = createRoot(document.getElementById('root')!);

/** Null unmounts the bell. */
const show = (user: string | null) => root.render(<Mode>{user !== null && <Bell user={user} />}</Mode>);

Object.assign(globalThis, { show });
