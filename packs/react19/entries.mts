import { type Keo, createKeo } from '@keo/core';
import { type Endpoint, notificationsEndpoints } from '@keo/core/contract';
import { createFakeKeo } from '@keo/core/testing';
import { type KeoProviderProps, NotificationInbox } from '@keo/react';
import { type MountedWidget, mount } from '@keo/react/embed';
import '@keo/react/embed/define';
import type { KeoPreactProps } from '@keo/react/embed/preact';

export const keo: Keo = createKeo({ apiBase: 'https://keo.example/au/api' });
export const list: Endpoint = notificationsEndpoints.myDealLogsList;
export const bell: MountedWidget<'notifications'> = mount('notifications', '#header', { look: 'bank' });
export const wallet = document.querySelector('keo-wallet')?.movements?.toFixed();
export { createFakeKeo, NotificationInbox };
export type Props = [KeoProviderProps, KeoPreactProps<typeof bell.element>];
