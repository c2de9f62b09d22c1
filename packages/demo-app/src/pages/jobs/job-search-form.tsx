import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Button, Field } from '@keo/react';
import { SearchIcon, useJobTexts } from '@keo/react/marketplace';
import './job-search-form.css';

type Props = { words: string; onWords: (words: string) => void };

/** Opens the catalogue with what is searched for. */
export function JobSearchForm({ words, onWords }: Props) {
  const t = useJobTexts();
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = words.trim();
    void navigate({ to: '/tasks', search: q === '' ? {} : { q } });
  };
  return (
    <search>
      <form className="site-search" onSubmit={search}>
        <Field
          type="search"
          label={t('jobs.search')}
          placeholder={t('jobs.search.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          start={<SearchIcon size={18} />}
          value={words}
          onChange={({ target }) => onWords(target.value)}
        />
        <Button type="submit">{t('jobs.search')}</Button>
      </form>
    </search>
  );
}
