import { Bell } from 'the-bell';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const Mode = location.search === '?strict' ? StrictMode : Fragment;
const root = createRoot(document.getElementById('root')!);

const show = (user: string | null) => root.render(<Mode>{user !== null && <Bell user={user} />}</Mode>);

Object.assign(globalThis, { show });
