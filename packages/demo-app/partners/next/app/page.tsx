import { formatDong } from '@keo/core';
import { Badge } from '@keo/react';
import { connection } from 'next/server';
import { KeoBell } from './keo-bell';
import { KeoWallet } from './keo-wallet';

export default async function Page() {
  // Rendered on request: Keo's URL is a setting of this server.
  await connection();
  const apiBase = `${process.env.KEO_URL}/au/api`;
  return (
    <main>
      <header style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <h1>Nhà Gỗ</h1>
        <KeoBell apiBase={apiBase} />
      </header>
      <p>
        Đóng bàn học tại nhà, từ {formatDong(1_250_000)} <Badge tone="good">Còn chỗ</Badge>
      </p>
      <KeoWallet apiBase={apiBase} />
    </main>
  );
}
