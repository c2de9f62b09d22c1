-- As search-words.ts has it from now on: also by province, "C++", "C#" and emoji.
UPDATE "jobs" SET "words" = "words" || to_tsvector('simple', concat_ws(' ',
  (SELECT string_agg(regexp_replace(normalize(lower(translate(m[1], 'đĐ', 'dd')), NFD), '[\u0300-\u036f]', '', 'g') || replace(replace(m[2], '+', 'plus'), '#', 'sharp'), ' ')
    FROM regexp_matches("title" || ' ' || "description", '([[:alnum:]]+)([+#]+)(?![[:alnum:]])', 'g') AS m),
  (SELECT string_agg('u' || to_hex(ascii(e[1])), ' ')
    FROM regexp_matches("title" || ' ' || "description", '[\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff]', 'g') AS e)));--> statement-breakpoint
UPDATE "jobs" SET "words" = "words" || to_tsvector('simple', province.name)
FROM (VALUES ('01', 'ha noi'), ('04', 'cao bang'), ('08', 'tuyen quang'), ('11', 'dien bien'), ('12', 'lai chau'), ('14', 'son la'), ('15', 'lao cai'), ('19', 'thai nguyen'), ('20', 'lang son'), ('22', 'quang ninh'), ('24', 'bac ninh'), ('25', 'phu tho'), ('31', 'hai phong'), ('33', 'hung yen'), ('37', 'ninh binh'), ('38', 'thanh hoa'), ('40', 'nghe an'), ('42', 'ha tinh'), ('44', 'quang tri'), ('46', 'hue'), ('48', 'da nang'), ('51', 'quang ngai'), ('52', 'gia lai'), ('56', 'khanh hoa'), ('66', 'dak lak'), ('68', 'lam dong'), ('75', 'dong nai'), ('79', 'tp ho chi minh'), ('80', 'tay ninh'), ('82', 'dong thap'), ('86', 'vinh long'), ('91', 'an giang'), ('92', 'can tho'), ('96', 'ca mau')) AS province (code, name)
WHERE "jobs"."province_code" = province.code;--> statement-breakpoint
UPDATE "chat_messages" SET "words" = "words" || to_tsvector('simple', concat_ws(' ',
  (SELECT string_agg(regexp_replace(normalize(lower(translate(m[1], 'đĐ', 'dd')), NFD), '[\u0300-\u036f]', '', 'g') || replace(replace(m[2], '+', 'plus'), '#', 'sharp'), ' ')
    FROM regexp_matches("text", '([[:alnum:]]+)([+#]+)(?![[:alnum:]])', 'g') AS m),
  (SELECT string_agg('u' || to_hex(ascii(e[1])), ' ')
    FROM regexp_matches("text", '[\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff]', 'g') AS e)));
