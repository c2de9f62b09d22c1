import type { ReactNode } from 'react';
import '@keo/react/styles.css';

export const metadata = { title: 'Nhà Gỗ' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="vi">
      <body className="keo-page">{children}</body>
    </html>
  );
}
